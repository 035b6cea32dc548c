import { WideTable } from '../parts/wide-table.tsx'
import type { Json } from '../plant/paths.ts'
import { NumberBox } from './item-box.tsx'
import { pointOf, withPoint } from './new-item.ts'

/** The numbers of a point, in their order. */
const NUMBERS = ['East', 'North', 'Up', 'Height'] as const
/** More are changed in the JSON of the full plant. */
const SHOWN_MAX = 100

interface CornersProps {
  readonly name: string
  readonly item: Json
  /** Takes fields that change. */
  readonly onItem: (fields: Json) => void
}

/** The points that an object stands on. */
export function Corners(props: CornersProps) {
  const { item, onItem } = props
  const points = item.vertices as readonly unknown[]
  const [east = 0, north = 0, up = 0, height = 1] = pointOf(points.at(-1))
  return (
    <>
      <WideTable label={`Points of ${name}`}>
        <table class="numbers corners">
          <thead>
            <tr>
              {['Point', ...NUMBERS].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
              <th scope="col">
                <span class="unseen">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {points.slice(0, SHOWN_MAX).map((sent, at) => (
              <PointRow key={at} {...props} at={at} point={pointOf(sent)} />
            ))}
          </tbody>
        </table>
      </WideTable>
      {points.length > SHOWN_MAX ? (
        <p class="hint">{`The first ${SHOWN_MAX} of ${points.length} points; the others are in the JSON of the full plant.`}</p>
      ) : null}
      <button type="button" class="plain" onClick={() => onItem(withPoint(item, points.length, [east + 1, north, up, height]))}>
        Add a point
      </button>
    </>
  )
}

function PointRow({ name, item, onItem, at, point }: CornersProps & { readonly at: number; readonly point: ReturnType<typeof pointOf> }) {
  // A number that is left empty is sent as null, of which the service says what is wrong.
  const set = (k: number, value: number | undefined) =>
    onItem(
      withPoint(
        item,
        at,
        NUMBERS.map((_, each) => (each === k ? value : point[each]) ?? null),
      ),
    )
  return (
    <tr>
      <th scope="row">{at + 1}</th>
      {NUMBERS.map((head, k) => (
        <td key={head}>
          <NumberBox
            about={{ 'aria-label': `${head} of point ${at + 1} of ${name}` }}
            value={point[k]}
            onValue={(value) => set(k, value)}
          />
        </td>
      ))}
      <td class="actions">
        <button
          type="button"
          class="plain"
          onClick={() => onItem(withPoint(item, at, null))}
          aria-label={`Remove point ${at + 1} of ${name}`}
        >
          Remove
        </button>
      </td>
    </tr>
  )
}
