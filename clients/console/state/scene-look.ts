/** How the scene is looked at. A link contains it; it changes no result, and is not undone. */
export interface SceneLook {
  /** MM-DD. */
  readonly day?: string
  /** HH:MM, as the rows of the weather are stamped. */
  readonly time?: string
  /** Id of the table that is selected. */
  readonly table?: string
  /** Azimuth and elevation of the eye in degrees, its distance, and what it looks at: east, north, up of the scene. */
  readonly eye?: Eye
}

export type Eye = readonly [azimuthDeg: number, elevationDeg: number, distance: number, east: number, north: number, up: number]

/** Keys of the address. */
export const LOOK_KEYS = ['day', 'time', 'table', 'eye'] as const

/** As fields of an address, in their order. */
export function lookFields({ day, time, table, eye }: SceneLook): readonly (readonly [key: string, value: string])[] {
  const fields = { day, time, table, eye: eye?.join(',') }
  return Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined)
}

/** The look of an address. What cannot be read is left out. */
export function lookOf(values: URLSearchParams): SceneLook | undefined {
  const [day, time, table] = ['day', 'time', 'table'].map((key) => values.get(key))
  const eye = (values.get('eye') ?? '').split(',').map(Number)
  const look: SceneLook = {
    ...(day && isDay(day) && { day }),
    ...(time && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    ...(table && { table }),
    ...(isEye(eye) && { eye }),
  }
  return Object.keys(look).length === 0 ? undefined : look
}

/** Whether a look has another day, time, table or eye. */
export function isSameLook(one: SceneLook = {}, other: SceneLook = {}): boolean {
  return String(lookFields(one)) === String(lookFields(other))
}

/** A browser reads 30 February as 2 March. */
function isDay(text: string): boolean {
  const day = /^\d\d-\d\d$/.test(text) ? new Date(`2001-${text}T00:00Z`) : null
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text
}

function isEye(numbers: readonly number[]): numbers is Eye {
  const [, elevation = 0, distance = 0] = numbers
  return numbers.length === 6 && numbers.every(Number.isFinite) && elevation > 0 && elevation < 90 && distance > 0
}
