import { countsAcConverter, DC_EFFICIENCY, hasDcEfficiency, withDcEfficiency } from './dc-battery.ts'
import type { SectionProps } from './form-props.ts'
import type { Json } from './paths.ts'

/** What someone has to know of the efficiencies of a battery at the DC side. */
export function StorageHead({ host, state, onBody }: SectionProps) {
  const body = state.plant.body as unknown as Json
  const isOfAc = countsAcConverter(body)
  if (!isOfAc && !hasDcEfficiency(body)) return null
  return (
    <p class="note" role="status">
      {isOfAc
        ? 'At the DC side, an efficiency of 0.95 counts a converter to AC that this battery does not have.'
        : `The efficiencies of charging and discharging are ${DC_EFFICIENCY} each now, of the battery alone: 0.95, the default, counts a converter to AC. Write those of your battery.`}{' '}
      {isOfAc ? (
        <button type="button" onClick={() => onBody(withDcEfficiency(body), null)}>
          Use {DC_EFFICIENCY}
        </button>
      ) : null}{' '}
      <a href={`${host.root}docs/storage.coupling`}>
        More<span class="unseen"> about a battery at the DC side</span>
      </a>
    </p>
  )
}
