import { element, type SvgElement, THEMES, type ThemeName } from '@pvyield/report/charts'

const [WIDTH, HEIGHT] = [180, 14]

/**
 * A bar from the middle, to the left for less and to the right for more.
 * @param share  -1 to 1
 */
export function barPicture(share: number, theme: ThemeName): SvgElement {
  const { gain, loss, muted } = THEMES[theme]
  const [middle, length] = [WIDTH / 2, (Math.abs(share) * WIDTH) / 2]
  return element(
    'svg',
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT, 'aria-hidden': 'true' },
    element('rect', { x: share < 0 ? middle - length : middle, y: 2, width: length, height: HEIGHT - 4, fill: share < 0 ? loss : gain }),
    element('path', { d: `M${middle} 0V${HEIGHT}`, stroke: muted }),
  )
}
