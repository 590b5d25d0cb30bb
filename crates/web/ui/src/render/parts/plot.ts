import type uPlot from "uplot";

export type Picture = Omit<uPlot.Options, "width" | "height">;

export interface Inks {
  readonly colour: (name: string) => string;
  readonly axis: Pick<uPlot.Axis, "stroke" | "grid" | "ticks">;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement) => ({ width: clientWidth, height: clientHeight });

/** Fills its container. The library is loaded on first use. Resolves to a function that removes the graph. */
export async function plot(
  room: HTMLElement,
  picture: (inks: Inks) => Picture,
  data: uPlot.AlignedData,
): Promise<() => void> {
  const [{ default: Plot }] = await Promise.all([import("uplot"), import("uplot/dist/uPlot.min.css")]);
  const colour = (name: string) => {
    room.style.color = `var(${name})`;
    return getComputedStyle(room).color;
  };
  const line = { stroke: colour("--line"), width: 1 };
  const axis = { stroke: colour("--ink-soft"), grid: line, ticks: line };
  const plain = { legend: { show: false }, cursor: { show: false } };
  const drawn = new Plot({ ...sizeOf(room), ...plain, ...picture({ colour, axis }) }, data, room);
  const watch = new ResizeObserver(() => drawn.setSize(sizeOf(room)));
  watch.observe(room);
  return () => {
    watch.disconnect();
    drawn.destroy();
  };
}
