/** The words of houses that have their own. */
import poolOfDreams from "./pool_of_dreams.ftl?raw";
import prettyGirls from "./pretty_girls.ftl?raw";
import shanghai from "./shanghai.ftl?raw";
import touzai from "./touzai.ftl?raw";
import yakuza from "./yakuza.ftl?raw";

export default { yakuza, pretty_girls: prettyGirls, touzai, shanghai, pool_of_dreams: poolOfDreams };
