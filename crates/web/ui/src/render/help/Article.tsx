import {
  type ArticleKey,
  articleWords,
  type Block,
  factsOf,
  handOf,
  type Section,
} from "../../state/help/blocks.ts";
import { placeOf } from "../../state/help/topics.ts";
import { meldName } from "../../state/melds.ts";
import { tilesOf } from "../../state/notation.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import { Meld } from "../parts/Meld.tsx";
import { PointStick } from "../parts/PointStick.tsx";
import { Tile } from "../parts/Tile.tsx";
import { useHref, useLibrary } from "./HelpContext.ts";
import { DrillLink, PageLink } from "./PageLink.tsx";
import { Figures, Study } from "./Study.tsx";

export function Article({ sections }: { sections: readonly Section[] }) {
  return (
    <>
      {sections.map((section) => (
        <section key={section.heading} id={`at-${placeOf(section)}`} tabIndex={-1}>
          <h3>{t(section.heading)}</h3>
          {section.blocks.map((block, nth) => (
            <Part key={nth} block={block} />
          ))}
        </section>
      ))}
    </>
  );
}

function Part({ block }: { block: Block }) {
  switch (block.type) {
    case "text":
      return (
        <p>
          <Words of={block.key} />
        </p>
      );
    case "list": {
      const items = block.keys.map((key) => (
        <li key={key}>
          <Words of={key} />
        </li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "hand":
      return <Picture groups={[handOf(block.hand)]} of={block.key} hand={block.hand} />;
    case "tiles":
      return <Picture groups={block.groups.map((group) => tilesOf(group) ?? [])} of={block.key} />;
    case "dora":
      return <DoraPairs pairs={block.pairs} />;
    case "melds":
      return (
        <ul class="help-melds">
          {block.melds.map((meld, nth) => (
            <li key={nth}>
              <Meld meld={meld} />
              <span>{meldName(meld)}</span>
            </li>
          ))}
        </ul>
      );
    case "sticks":
      return <Sticks sticks={block.sticks} />;
    case "names":
      return (
        <p lang="en">
          <b>{block.names}</b>
        </p>
      );
    case "page":
      return <PageLink page={block.page} />;
    case "study":
      return <Study of={block.study} />;
    case "figures":
      return <Figures of={block.table} />;
    case "drill":
      return <DrillLink {...block} />;
    case "topics":
      return <Ways topics={block.topics} />;
  }
}

function Words({ of }: { of: ArticleKey }) {
  return <>{articleWords(of, factsOf(useLibrary().book))}</>;
}

interface PictureProps {
  readonly groups: readonly (readonly Parameters<typeof Tile>[0]["face"][])[];
  readonly of: ArticleKey;
  readonly hand?: string;
}

function Picture({ groups, of, hand }: PictureProps) {
  const across = groups.reduce((sum, group) => sum + group.length, groups.length / 2);
  return (
    <figure class="help-picture" data-hand={hand}>
      <div class="help-tiles" style={{ "--across": across }}>
        {groups.map((group, nth) => (
          <span key={nth}>
            {group.map((face, place) => (
              <Tile key={place} face={face} />
            ))}
          </span>
        ))}
      </div>
      <figcaption>
        <Words of={of} />
      </figcaption>
    </figure>
  );
}

function DoraPairs({ pairs }: { pairs: Extract<Block, { type: "dora" }>["pairs"] }) {
  return (
    <ul class="help-dora">
      {pairs.map(([indicator, dora]) => (
        <li key={indicator}>
          <Tile face={indicator} note={t("dora-indicators")} />
          <span aria-hidden="true">→</span>
          <Tile face={dora} note={t("dora")} />
        </li>
      ))}
    </ul>
  );
}

function Sticks({ sticks }: { sticks: Extract<Block, { type: "sticks" }>["sticks"] }) {
  return (
    <ul class="help-sticks">
      {sticks.map(([stick, count]) => (
        <li key={stick} data-stick-count={count}>
          <PointStick stick={stick} />
          <b>
            {count} × {points(stick)}
          </b>
        </li>
      ))}
    </ul>
  );
}

function Ways({ topics }: { topics: Extract<Block, { type: "topics" }>["topics"] }) {
  const href = useHref();
  return (
    <p class="help-ways">
      {topics.map((topic) => (
        <a key={topic} class="quiet" href={href(topic)}>
          {t(`help-topic-${topic}`)} →
        </a>
      ))}
    </p>
  );
}
