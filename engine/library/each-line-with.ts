/**
 * Calls `visit` once for each line that contains the text, with where it first does and where the
 * line ends.
 */
export function eachLineWith(
  lines: string,
  starts: Uint32Array,
  text: string,
  visit: (row: number, at: number, end: number) => void,
): void {
  let row = 0
  for (let at = lines.indexOf(text); at >= 0; at = lines.indexOf(text, starts[row])) {
    while (starts[row + 1] <= at) row++
    visit(row, at, starts[row + 1])
    row++
    if (row + 1 >= starts.length) return
  }
}
