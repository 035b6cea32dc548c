import { BEHIND_RGB, cssOf, rgbOf, SHADE_CLASSES } from './shade-scale.ts'

const BAR = { width: 126, height: 12 }

/** What the colours of the tables mean. */
export function Legend() {
  const width = BAR.width / SHADE_CLASSES
  return (
    <div class="legend">
      <span>
        Beam shaded: 0 %
        <svg width={BAR.width} height={BAR.height} viewBox={`0 0 ${BAR.width} ${BAR.height}`} aria-hidden="true">
          {Array.from({ length: SHADE_CLASSES }, (_, k) => (
            <rect key={k} x={k * width} width={width + 0.5} height={BAR.height} fill={cssOf(rgbOf(k))} />
          ))}
        </svg>
        100 %
      </span>
      <span>
        <svg width={BAR.height} height={BAR.height} aria-hidden="true">
          <rect width={BAR.height} height={BAR.height} fill={cssOf(BEHIND_RGB)} />
        </svg>
        sun behind the table, or down
      </span>
    </div>
  )
}
