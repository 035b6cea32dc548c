export interface Coordinates {
  latitude: number
  longitude: number
}

/** Why a text in the form of coordinates is not a valid location. */
export interface WrongCoordinates {
  wrong: string
}

/** One angle: degrees, with a sign or with the letter of a hemisphere. */
interface Angle {
  degrees: number
  hemisphere: string
}

/** About a centimetre. */
const STEPS_PER_DEG = 1e7
const NUMBER = String.raw`\d+(?:\.\d+)?`
/** Degrees, minutes and seconds, marked by their symbols. */
const SIGNED_PARTS = `[+-]?${NUMBER} ?°?(?: ?${NUMBER} ?'(?: ?${NUMBER} ?")?)?`
/**
 * As above, or separated by spaces or colons. Allowed only next to a hemisphere: two pairs of bare
 * numbers would be ambiguous.
 */
const LOOSE_PARTS = `${NUMBER}(?: ?[° :] ?${NUMBER}(?: ?[' :] ?${NUMBER})?)?(?: ?[°'"])?`
const BARE = angles(SIGNED_PARTS)
const BEFORE = angles(`[NSEW] ?(?:${SIGNED_PARTS}|${LOOSE_PARTS})`)
const AFTER = angles(`(?:${SIGNED_PARTS}|${LOOSE_PARTS}) ?[NSEW]`)

/**
 * Reads coordinates that a user typed: signed or with N, S, E, W; decimal or with minutes and
 * seconds; with decimal points or commas; with any of the symbols that keyboards and maps use.
 * Latitude comes first unless the letters say otherwise.
 * @returns null for text that is not a pair of coordinates
 */
export function readCoordinates(text: string): Coordinates | WrongCoordinates | null {
  const plain = plainSigns(text)
  const [, one, other] = [BARE, BEFORE, AFTER].map((form) => form.exec(plain)).find((match) => match !== null) ?? []
  if (one === undefined || other === undefined) return null
  const [first, second] = [readAngle(one), readAngle(other)]
  if (typeof first === 'string') return { wrong: first }
  if (typeof second === 'string') return { wrong: second }
  const isFirstLongitude = /[EW]/.test(first.hemisphere)
  if (isFirstLongitude === /[EW]/.test(second.hemisphere) && first.hemisphere !== '') {
    return { wrong: `both numbers are ${isFirstLongitude ? 'longitudes' : 'latitudes'}: give one with N or S and one with E or W` }
  }
  return isFirstLongitude ? inRange(second.degrees, first.degrees) : inRange(first.degrees, second.degrees)
}

function inRange(latitude: number, longitude: number): Coordinates | WrongCoordinates {
  if (Math.abs(latitude) > 90)
    return { wrong: `the latitude is ${latitude}: it must be between -90 and 90, and comes before the longitude` }
  if (Math.abs(longitude) > 180) return { wrong: `the longitude is ${longitude}: it must be between -180 and 180` }
  return { latitude, longitude }
}

function angles(angle: string): RegExp {
  return new RegExp(`^(${angle})(?: ?[,;/] ?| )(${angle})$`)
}

/** Normalizes all symbols, with single spaces and decimal points. */
function plainSigns(text: string): string {
  const plain = text
    .replace(/[−–‒﹣－]/g, '-')
    .replace(/[º˚]/g, '°')
    .replace(/''|[″”“„]|′′|’’/g, '"')
    .replace(/[′’‘´`ʹ]/g, "'")
    .toUpperCase()
    .replace(/^GEO:|\b(?:LATITUDE|LAT|LONGITUDE|LONG|LON|LNG)\b ?[:=]?|[()[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const hasDecimalCommas = !plain.includes('.') && plain.match(/\d,\d/g)?.length === 2
  return hasDecimalCommas ? plain.replace(/(\d),(\d)/g, '$1.$2') : plain
}

/** @returns the angle, or what is wrong with it */
function readAngle(text: string): Angle | string {
  const [degrees = 0, minutes = 0, seconds = 0] = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const hemisphere = /[NSEW]/.exec(text)?.[0] ?? ''
  if (minutes >= 60 || seconds >= 60) return `'${text}' has 60 or more ${minutes >= 60 ? 'minutes' : 'seconds'}: give fewer than 60`
  if (hemisphere !== '' && /[+-]/.test(text)) return `'${text}' has a sign and a hemisphere: give one or the other`
  const size = Math.round((degrees + minutes / 60 + seconds / 3600) * STEPS_PER_DEG) / STEPS_PER_DEG
  return { degrees: text.includes('-') || /[SW]/.test(hemisphere) ? -size : size, hemisphere }
}
