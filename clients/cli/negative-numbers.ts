/** Negative coordinates look like options, so `--lon -80` is rewritten as `--lon=-80`. */
export function joinNegativeNumbers(args: readonly string[]): string[] {
  const joined: string[] = []
  for (const arg of args) {
    const before = joined.at(-1)
    if (/^-\d/.test(arg) && before?.startsWith('--')) joined[joined.length - 1] = `${before}=${arg}`
    else joined.push(arg)
  }
  return joined
}
