import type { ComparedField } from '@pvyield/contract/schemas'
import { isObject } from '../../core/copy-fields.ts'
import { simpleNames } from '../../simple/simple-names.ts'
import type { ComparedRun } from './compared-run.ts'
import { differingFields, valueText } from './differing-fields.ts'
import { fieldName } from './field-names.ts'

/** Who reports a run, and which series it keeps, is no difference of plants. */
const NOT_COMPARED = ['weather', 'include_series', 'report']
/** A longer list is named by its length. */
const LIST_MAX = 24
const TEXT_MAX = 200
const DIGEST_CHARS = 12

/** The fields in which the requests of runs differ: of simple requests when all are simple, otherwise of full ones. */
export function comparedFields(runs: readonly ComparedRun[]): ComparedField[] {
  const isSimple = runs.every(({ kind }) => kind === 'simple')
  const areNamed = { module: areIds(runs, 'module'), inverter: areIds(runs, 'inverter') }
  const bodies = runs.map((run) => without(isSimple ? (run.sent as object) : fullOf(run, areNamed)))
  const weather = runs.map(({ answer }) => ({ weather: answer.summary.provenance.weather_sha256 }))
  const assumed = runs.map(({ answer }) => new Map(answer.defaults_applied?.map(({ field, value }) => [field, value])))
  return [...differingFields(bodies), ...differingFields(weather)].map(({ path, values }) => {
    const found = values.map((value, k) => (value === undefined ? assumed[k]?.get(path) : value))
    const [label, unit] = fieldName(path)
    return {
      path,
      label,
      unit: unit === '' ? null : unit,
      values: found.map(shortValue),
      words: path === 'weather' ? runs.map(weatherWords) : found.map((value) => valueText(value, unit)),
      // A simple request has other names for the fields of the full one.
      assumed: assumed.map((fields, k) => fields.has(path) || (runs[k]?.kind === 'simple' && fields.has(simpleNames(path)))),
    }
  })
}

/** The fields in which requests differ as they were sent, valid or not: nothing is assumed, and no run is needed. */
export function sentFields(requests: readonly object[]): ComparedField[] {
  const weather = requests.map((request) => ('weather' in request ? request.weather : undefined))
  const differs = new Set(weather.map((one) => JSON.stringify(one))).size > 1
  const fields = differingFields(requests.map(without)).map(({ path, values }) => {
    const [label, unit] = fieldName(path)
    return fieldOf(
      path,
      label,
      unit,
      values.map(shortSent),
      values.map((value) => valueText(value, unit)),
    )
  })
  const names = weather.map(weatherName)
  return differs
    ? [
        ...fields,
        fieldOf(
          'weather',
          'Weather',
          '',
          names,
          names.map((name) => name ?? '–'),
        ),
      ]
    : fields
}

function fieldOf(path: string, label: string | null, unit: string, values: readonly unknown[], words: readonly string[]): ComparedField {
  return { path, label, unit: unit === '' ? null : unit, values: [...values], words: [...words], assumed: values.map(() => false) }
}

/** A request that was not checked may have a text of any length. */
function shortSent(value: unknown): unknown {
  return typeof value === 'string' && value.length > TEXT_MAX ? null : shortValue(value)
}

/** The id of stored weather, or that the request has its own; null without any. */
function weatherName(weather: unknown): string | null {
  if (weather === undefined || weather === null) return null
  return isObject(weather) && 'id' in weather && typeof weather.id === 'string' ? weather.id.slice(0, TEXT_MAX) : 'weather of its own'
}

/** A module of the library next to another one is compared by id; next to one that was written out, by its values. */
function areIds(runs: readonly ComparedRun[], section: 'module' | 'inverter'): boolean {
  return runs.every(({ request }) => 'id' in request[section])
}

function fullOf({ request, named }: ComparedRun, areNamed: Readonly<Record<'module' | 'inverter', boolean>>): object {
  const parts = (request.sub_arrays ?? []).map((part, k) => [
    part.id,
    changesOf({
      ...part,
      ...(areNamed.module ? {} : { module: named.sub_arrays?.[k]?.module ?? part.module }),
      ...(areNamed.inverter ? {} : { inverter: named.sub_arrays?.[k]?.inverter ?? part.inverter }),
    }),
  ])
  return {
    ...request,
    ...(areNamed.module ? {} : { module: named.module ?? request.module }),
    ...(areNamed.inverter ? {} : { inverter: named.inverter ?? request.inverter }),
    sub_arrays: Object.fromEntries(parts),
  }
}

/** What a part changes: null is as the plant, but for a rear side, which it then lacks. Its id stays, so that a part alone is seen. */
function changesOf({ parallel, ...part }: NonNullable<ComparedRun['request']['sub_arrays']>[number]): object {
  const changes = Object.entries(part).filter(([key, value]) => value !== null || key === 'bifacial')
  return { ...Object.fromEntries(changes), ...(parallel && { parallel }) }
}

function without(body: object): object {
  return Object.fromEntries(Object.entries(body).filter(([key]) => !NOT_COMPARED.includes(key)))
}

function shortValue(value: unknown): unknown {
  if (value === undefined || isObject(value)) return null
  return Array.isArray(value) && (value.length > LIST_MAX || value.some((item) => typeof item === 'object')) ? null : value
}

function weatherWords({ answer }: ComparedRun): string {
  const digest = answer.summary.provenance.weather_sha256.slice(0, DIGEST_CHARS)
  return [answer.weather_meta.source, digest].filter((text) => text !== null).join(', ')
}
