import { AS_IS, type Unit, unitOf, type WeatherColumn } from './units.ts'

/** A column of the section, or a beam that may be meant normal to the sun or on the horizontal. */
export type Quantity = WeatherColumn | 'beam'

/** Spellings of each quantity in headers, lower case, letters and digits only. */
const SPELLINGS: Readonly<Record<Quantity, readonly string[]>> = {
  ghi_wm2: [
    'ghi',
    'gh',
    'globhor',
    'globhoriz',
    'globalhor',
    'globalhorizontal',
    'globalhorizontalirradiance',
    'globalhorizontalirradianceghi',
    'globalhorizontalirradiation',
    'globalhorizontalradiation',
    'globalirradiance',
    'globalradiation',
    'global',
    'ghor',
    'horizontalirradiance',
    'allskysfcswdwn',
    'shortwaveradiation',
    'irradianceghi',
    'ghiirradiance',
    'globalstrahlung',
    'rayonnementglobal',
    'radiacionglobal',
  ],
  poa_wm2: [
    'poa',
    'poaglobal',
    'globalpoa',
    'poairradiance',
    'planeofarray',
    'planeofarrayirradiance',
    'globinc',
    'gti',
    'globaltiltedirradiance',
    'globaltiltedirradiation',
  ],
  dhi_wm2: [
    'dhi',
    'dh',
    'gdh',
    'diffhor',
    'horizdiff',
    'diffhoriz',
    'diffusehor',
    'diffusehorizontal',
    'diffusehorizontalirradiance',
    'diffusehorizontalirradiancedif',
    'diffusehorizontalirradiancedhi',
    'diffusehorizontalradiation',
    'diffuseirradiance',
    'diffuseradiation',
    'diffuse',
    'dif',
    'diff',
    'allskysfcswdiff',
    'diffusstrahlung',
  ],
  dni_wm2: [
    'dni',
    'bn',
    'gbn',
    'bni',
    'directnormal',
    'directnormalirradiance',
    'directnormalirradiancedni',
    'directnormalradiation',
    'beamnormal',
    'beamnormalirradiance',
    'ebn',
    'allskysfcswdni',
  ],
  beam: [
    'bhi',
    'gbh',
    'beamhor',
    'beamhoriz',
    'horizbeam',
    'beamhorizontal',
    'beamhorizontalirradiance',
    'directhorizontal',
    'directhorizontalirradiance',
    'directradiation',
    'directirradiance',
    'beamirradiance',
    'beam',
    'direct',
  ],
  temp_air_c: [
    'tamb',
    'ta',
    'tair',
    'temp',
    'temperature',
    'airtemp',
    'airtemperature',
    'tempair',
    'tempamb',
    'ambienttemp',
    'ambienttemperature',
    'temperatureambient',
    'ambient',
    'tdry',
    'drybulb',
    'drybulbtemperature',
    't2m',
    'temperature2m',
    'lufttemperatur',
    'temperatur',
  ],
  wind_speed_ms: [
    'wind',
    'windspeed',
    'windvel',
    'windvelocity',
    'wspd',
    'ws',
    'ws10m',
    'ws2m',
    'ff',
    'vwind',
    'windspeed10m',
    'windspd',
    'windgeschwindigkeit',
  ],
  relative_humidity: ['rh', 'rhum', 'relhum', 'humidity', 'relativehumidity', 'rh2m'],
  pressure_hpa: ['pressure', 'pres', 'sp', 'surfacepressure', 'airpressure', 'atmosphericpressure', 'patm', 'ps'],
  precipitable_water_cm: ['precipitablewater', 'pwat', 'pw', 'watervapour', 'watervapor'],
  albedo: ['albedo', 'alb', 'surfacealbedo', 'groundalbedo'],
}

const QUANTITIES = new Map<string, Quantity>(
  (Object.keys(SPELLINGS) as Quantity[]).flatMap((quantity) => SPELLINGS[quantity].map((spelling) => [spelling, quantity] as const)),
)

/** Units that headers write behind the name without brackets, longest first. */
const UNIT_ENDINGS = [
  'kwhm2',
  'kwm2',
  'whm2',
  'mjm2',
  'kjm2',
  'jcm2',
  'jm2',
  'wm2',
  'degc',
  'degf',
  'degk',
  'kmh',
  'mps',
  'mph',
  'ms',
  'hpa',
  'kpa',
  'mbar',
  'pa',
  'percent',
  'pct',
  'cm',
  'mm',
  'c',
  'f',
  'k',
] as const

export interface Heading {
  quantity: Quantity
  /** Null when the heading states none. */
  unit: Unit | null
}

/** Letters and digits of a heading, lower case: what is compared. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('²', '2')
    .replace(/[^a-z0-9]/g, '')

/** Column that units of a quantity belong to. */
export const unitColumn = (quantity: Quantity): WeatherColumn => (quantity === 'beam' ? 'dni_wm2' : quantity)

/** Quantity and unit of a column heading such as `GHI (W/m2)`, `Tamb [degF]`, `wind_speed_ms`; null for a column that is not weather. */
export function readHeading(heading: string): Heading | null {
  const bracket = /[([]([^)\]]*)[)\]]/.exec(heading)
  const whole = QUANTITIES.get(plain(heading)) // first, since brackets can be part of a name: G(h)
  if (whole !== undefined) return { quantity: whole, unit: unitOf(unitColumn(whole), bracket?.[1] ?? '') ?? null }
  const name = plain(heading.replace(/[([][^)\]]*[)\]]/g, ' '))
  const named = QUANTITIES.get(name)
  if (named !== undefined) return { quantity: named, unit: unitOf(unitColumn(named), bracket?.[1] ?? '') ?? null }
  for (const ending of UNIT_ENDINGS) {
    const quantity = name.endsWith(ending) ? QUANTITIES.get(name.slice(0, -ending.length)) : undefined
    const unit = quantity && unitOf(unitColumn(quantity), ending)
    if (quantity && unit) return { quantity, unit }
  }
  return null
}

/** Rows looked at to tell a unit from the size of the values. */
const SIZE_SAMPLE = 2000

/** More water than any sky holds, cm: larger numbers are millimetres. */
const WATER_CM_MAX = 9

/** Unit that the median of a column's positive values tells, where the heading states none: percent and fraction, or Pa and hPa, lie far apart. */
export function unitBySize(quantity: Quantity, values: Float64Array): Unit {
  const guess = (spelling: string): Unit => unitOf(unitColumn(quantity), spelling) ?? AS_IS
  const positive = values
    .filter((value) => value > 0)
    .subarray(0, SIZE_SAMPLE)
    .sort()
  if (quantity === 'precipitable_water_cm') return guess((positive[positive.length - 1] ?? 0) > WATER_CM_MAX ? 'mm' : 'cm')
  const median = positive[positive.length >> 1] ?? 0
  if (quantity === 'relative_humidity' || quantity === 'albedo') return guess(median > 1.5 ? '%' : 'fraction')
  if (quantity === 'pressure_hpa') return guess(median > 2000 ? 'Pa' : median < 150 ? 'kPa' : 'hPa')
  return AS_IS
}
