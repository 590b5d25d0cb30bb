import type { ComponentChildren } from "preact";
import { type Picture, TilePicture } from "./TilePicture.tsx";

interface FirstCardProps {
  readonly title: string;
  readonly picture: Picture;
  readonly children: ComponentChildren;
  readonly "data-testid"?: string;
}

/** What a page begins with, or all that it has to say. */
export function FirstCard({ title, picture, children, ...more }: FirstCardProps) {
  return (
    <section class="card first-card" aria-label={title} {...more}>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
      <TilePicture groups={picture} />
    </section>
  );
}
