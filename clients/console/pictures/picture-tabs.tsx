import { ChoiceField } from '../parts/choice-field.tsx'
import { type ChosenName, type ChosenPicture, PICTURE_TITLES } from '../state/chosen-picture.ts'
import type { Plant } from '../state/console-state.ts'

/** Value of the months and the losses, which are shown without a choice. */
const YEAR = 'year'
const OPTIONS = [[YEAR, 'Year'], ...Object.entries(PICTURE_TITLES)] as const

/** The pictures of a run, one of which is shown. The series and the day stay from one picture to the next. */
export function PictureTabs(props: {
  readonly plant: Plant
  readonly picture: ChosenPicture | undefined
  /** Why the plant has none of some. */
  readonly lacking: ReadonlyMap<ChosenName, string>
  readonly onPicture: (picture: ChosenPicture | undefined) => void
}) {
  const { plant, picture, lacking, onPicture } = props
  const other = hasScene(plant) ? 'side' : 'plan'
  return (
    <div class="picture-tabs">
      <ChoiceField
        label="Picture"
        value={picture?.name ?? YEAR}
        options={OPTIONS.filter(([name]) => name !== other || name === picture?.name)}
        onValue={(value) => onPicture(value === YEAR ? undefined : { ...picture, name: value as ChosenName })}
        reasons={lacking}
      />
      {lacking.size === 0 ? null : (
        <details class="lacking">
          <summary>{lacking.size === 1 ? 'One picture is' : `${lacking.size} pictures are`} not of this plant</summary>
          <ul>
            {[...lacking].map(([name, reason]) => (
              <li key={name}>
                {PICTURE_TITLES[name]}: {reason}.
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

/** A plant is seen from the side, or from above when it has a scene. */
function hasScene({ kind, body }: Plant): boolean {
  return kind === 'full' && body.scene !== undefined && body.scene !== null
}
