/** Give an element the proportions of a drawing, which the style sheet cannot know: `--ratio` is width by height. */
export function shaped({ width, height }: { width: number; height: number }) {
  return (node: HTMLElement): void => {
    node.style.setProperty('--ratio', String(width / height));
  };
}
