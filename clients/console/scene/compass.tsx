import { shown } from '../parts/numbers.ts'

const POINTS = ['N', 'E', 'S', 'W'] as const

/** Which way the picture looks. @param azimuthDeg  where the eye is, clockwise from north */
export function Compass({ azimuthDeg }: { readonly azimuthDeg: number }) {
  const looksTo = (azimuthDeg + 180) % 360
  return (
    <svg
      class="compass"
      viewBox="-32 -32 64 64"
      width="64"
      height="64"
      role="img"
      aria-label={`The picture looks towards ${shown(looksTo)} degrees from north`}
    >
      <circle r="30" class="dial" />
      <g transform={`rotate(${-looksTo})`}>
        <path d="M0 -20 L5 0 L-5 0 Z" class="north" />
        <path d="M0 20 L5 0 L-5 0 Z" class="south" />
        {POINTS.map((point, k) => (
          <text key={point} transform={`rotate(${90 * k}) translate(0 -24) rotate(${looksTo - 90 * k})`}>
            {point}
          </text>
        ))}
      </g>
    </svg>
  )
}
