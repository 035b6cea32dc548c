import { roundLength, roundText } from '@pvyield/engine/quick'
import { useEffect, useState } from 'preact/hooks'
import { type Orbit, VIEW_DEG } from './orbit.ts'

/** The longest bar, px. */
const MOST = 90

/** A bar of a round length as it is seen at the point that the eye looks at. */
export function ScaleBar({ orbit, canvas }: { readonly orbit: Orbit; readonly canvas: { readonly current: HTMLCanvasElement | null } }) {
  const height = useHeight(canvas)
  const pixels = height / (2 * Math.tan((VIEW_DEG * Math.PI) / 360) * orbit.distance)
  if (!(pixels > 0)) return null
  const length = roundLength(MOST / pixels)
  return (
    <p class="scale-bar" title="In the middle of the picture, where the lengths of the scene are metres">
      {`${roundText(length)} m`}
      <span style={{ width: `${length * pixels}px` }} />
    </p>
  )
}

function useHeight(canvas: { readonly current: HTMLCanvasElement | null }): number {
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const place = canvas.current
    if (place === null) return undefined
    const watch = new ResizeObserver(() => setHeight(place.clientHeight))
    watch.observe(place)
    return () => watch.disconnect()
  }, [canvas])
  return height
}
