/**
 * Number of typing errors between two words: letters changed, left out, added, or swapped with the
 * next one (optimal string alignment).
 * @param max  any larger distance is returned as max + 1
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, k) => k)
  let row: number[] = []
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    for (let k = 1; k <= b.length; k++) {
      const isSame = a[i - 1] === b[k - 1]
      let distance = Math.min((last[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1, (last[k - 1] ?? 0) + (isSame ? 0 : 1))
      const isSwap = i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]
      if (isSwap) distance = Math.min(distance, (beforeLast[k - 2] ?? 0) + 1)
      row[k] = distance
      least = Math.min(least, distance)
    }
    if (least > max) return max + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length] ?? 0, max + 1)
}
