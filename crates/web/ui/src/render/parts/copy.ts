/** Pages without encryption have no clipboard, only the older way: copying what `select` selects. */
export async function isCopied(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return document.execCommand("copy");
  }
}
