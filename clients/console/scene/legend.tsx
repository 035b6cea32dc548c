import { roundText } from '@pvyield/engine/quick'
import { BEHIND_RGB, cssOf, rgbOf, SHADE_CLASSES } from './shade-scale.ts'
import type { Drawn } from './stage.ts'

const BAR = { width: 126, height: 12 }

/** What the colours of the tables mean, and the lines that the scene has. @param drawn  null before there is a scene */
export function Legend({ drawn }: { readonly drawn: Drawn | null }) {
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
      {linesOf(drawn).map(([name, text]) => (
        <span key={name}>
          <i class={`line ${name}`} aria-hidden="true" />
          {text}
        </span>
      ))}
    </div>
  )
}

function linesOf(drawn: Drawn | null): readonly (readonly [name: string, text: string])[] {
  if (drawn === null) return []
  const { ground, layout, looks } = drawn
  return [
    ...(layout.devices.some(({ frame }) => frame > 0) ? [['frame', 'frame without modules'] as const] : []),
    ...(looks.some(({ lines }) => lines.length > 0) ? [['string', 'between strings'] as const] : []),
    ...(layout.devices.some(({ fill }) => fill.tube !== undefined) ? [['tube', 'torque tube'] as const] : []),
    ...(ground !== null && ground.step > 0 ? [['contour', `ground, a line every ${roundText(ground.step)} m of height`] as const] : []),
  ]
}
