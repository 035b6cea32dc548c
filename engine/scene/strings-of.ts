/** The modules of each string, in the order in which strings take them. */
export function stringsOf(
  { lines, columns }: { readonly lines: number; readonly columns: number },
  perString: number,
  order: 'lines' | 'columns' | 'leapfrog',
): number[][] {
  const modules = Array.from({ length: lines * columns }, (_, k) =>
    order === 'columns' ? (k % lines) * columns + Math.floor(k / lines) : k,
  )
  if (order !== 'leapfrog') return chunks(modules, perString)
  return chunks(modules, 2 * perString).flatMap((stretch) => [0, 1].map((side) => stretch.filter((_, k) => k % 2 === side)))
}

function chunks(values: readonly number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, k) => values.slice(k * size, (k + 1) * size))
}
