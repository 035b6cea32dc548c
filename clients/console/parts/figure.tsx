import { useEffect, useRef, useState } from 'preact/hooks'
import { pictureElement } from './picture.ts'
import { type PictureOptions, type SvgElement, svgText } from './placeholder-pictures.ts'
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
  readonly height: number
  readonly draw: (options: PictureOptions) => SvgElement
}) {
  const { title, name, height, draw } = props
  const place = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  const isDark = usePrefersDark()
  useEffect(() => {
    if (place.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => setWidth(Math.max(280, Math.round(entry?.contentRect.width ?? FIRST_WIDTH))))
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  const saved = () => svgText(draw({ ...SAVED, height }))
  const savePng = async () => saveFile(`${name}.png`, await pngOf(saved(), SAVED.width, height))
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
        </span>
      </figcaption>
      <div ref={place} class="drawing">
        {pictureElement(draw({ width, height, theme: isDark ? 'dark' : 'light', heading: false }))}
      </div>
    </figure>
  )
}
