import { type PictureOptions, type SvgElement, svgText } from '@pvyield/report'
import type { ComponentChildren, RefObject } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type CsvRows, csvText } from './csv.ts'
import { type Marks, markEvents, withMarks } from './marks.ts'
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
  readonly rows?: (() => CsvRows) | undefined
  /** For a picture whose marks can be looked at one by one. */
  readonly marks?: Marks
  readonly foot?: ComponentChildren
}) {
  const { title, name, height, draw, rows, marks, foot } = props
  const place = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  const isDark = usePrefersDark()
  const sized = height === undefined ? {} : { height }
  const saved = () => svgText(draw({ ...SAVED, ...sized }))
  const savePng = async () => {
    const tree = draw({ ...SAVED, ...sized })
    saveFile(`${name}.png`, await pngOf(svgText(tree), SAVED.width, heightOf(tree)))
  }
  const drawn = draw({ width, ...sized, theme: isDark ? 'dark' : 'light', heading: false })
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
      <div ref={place} class="drawing" {...(marks && markEvents(marks))}>
        {pictureElement(marks === undefined ? drawn : withMarks(drawn, marks.key))}
      </div>
      {foot}
    </figure>
  )
}

/** The width of an element, px, which may change. */
function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    if (place.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(280, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return width
}

/** The height in the view box of a picture. */
function heightOf({ attributes }: SvgElement): number {
  return Number(String(attributes.viewBox).split(' ').at(-1))
}
