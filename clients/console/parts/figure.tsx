import { type PictureOptions, type SvgElement, svgText } from '@pvyield/report'
import { useEffect, useRef, useState } from 'preact/hooks'
import { csvText } from './csv.ts'
import { pictureElement } from './picture.ts'
import { usePrefersDark } from './prefers-dark.ts'
import { pngOf, saveFile } from './save-file.ts'

const FIRST_WIDTH = 640
/** Of a saved picture. */
const SAVED = { width: 960, theme: 'light', heading: true } as const

/**
 * A picture with its title, at the width that it has on the page, and buttons that save it.
 * @param name  of saved files
 */
export function Figure(props: {
  readonly title: string
  readonly name: string
  /** px; without it the picture takes what it needs. */
  readonly height?: number
  readonly draw: (options: PictureOptions) => SvgElement
  /** What it draws as a table, which is saved as CSV. */
  readonly rows?: () => readonly (readonly (string | number | null)[])[]
}) {
  const { title, name, height, draw, rows } = props
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  const isDark = usePrefersDark()
  useEffect(() => {
    if (place.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(280, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const sized = height === undefined ? {} : { height }
  const saved = () => svgText(draw({ ...SAVED, ...sized }))
  const savePng = async () => {
    const tree = draw({ ...SAVED, ...sized })
    saveFile(`${name}.png`, await pngOf(svgText(tree), SAVED.width, heightOf(tree)))
  }
  return (
    <figure class="card">
      <figcaption>
        <h2>{title}</h2>
        <span class="tools">
          <button type="button" class="plain" onClick={() => saveFile(`${name}.svg`, new Blob([saved()], { type: 'image/svg+xml' }))}>
            SVG<span class="unseen"> of {title}</span>
          </button>
          <button type="button" class="plain" onClick={() => void savePng()}>
            PNG<span class="unseen"> of {title}</span>
          </button>
          {rows === undefined ? null : (
            <button type="button" class="plain" onClick={() => saveFile(`${name}.csv`, new Blob([csvText(rows())], { type: 'text/csv' }))}>
              CSV<span class="unseen"> of {title}</span>
            </button>
          )}
        </span>
      </figcaption>
      <div ref={place} class="drawing">
        {pictureElement(draw({ width, ...sized, theme: isDark ? 'dark' : 'light', heading: false }))}
      </div>
    </figure>
  )
}

/** The height in the view box of a picture. */
function heightOf({ attributes }: SvgElement): number {
  return Number(String(attributes['viewBox']).split(' ').at(-1))
}
