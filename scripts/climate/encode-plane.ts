import { expectedAt } from '../../engine/climate/plane-codec.ts'

/**
 * Zigzag residuals of one plane against its prediction; the inverse of `decodePlane`. Cells with
 * `isCoded` 0 must contain `fillCode`.
 */
export function encodePlane(codes: Int16Array, columns: number, isCoded: Uint8Array | null, fillCode: number): number[] {
  const residuals: number[] = []
  for (let i = 0; i < codes.length; i++) {
    if (isCoded !== null && isCoded[i] === 0) continue
    const residual = (codes[i] as number) - expectedAt(codes, i, i % columns, columns, fillCode)
    residuals.push(residual >= 0 ? 2 * residual : -2 * residual - 1)
  }
  return residuals
}
