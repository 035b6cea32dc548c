import { describe, expect, test } from 'bun:test'
import { readCoordinates } from '../../../server/geo/coordinates.ts'

/** Marienplatz in Munich: 48 deg 8 min 14 s north, 11 deg 34 min 31 s east. */
const LATITUDE = 48 + 8 / 60 + 14 / 3600
const LONGITUDE = 11 + 34 / 60 + 31 / 3600

function expectPlace(text: string, latitude: number, longitude: number): void {
  const read = readCoordinates(text)
  if (read === null || 'wrong' in read) throw new Error(`'${text}': ${JSON.stringify(read)}`)
  expect(read.latitude).toBeCloseTo(latitude, 6)
  expect(read.longitude).toBeCloseTo(longitude, 6)
}

describe('coordinates typed as text', () => {
  test('decimal degrees may be separated by a comma, space, semicolon or slash, and may have any minus sign and decimal commas', () => {
    for (const text of ['48.1, 11.6', '48.1 11.6', '48.1;11.6', '48.1/11.6', '+48.1,+11.6', '48,1 11,6', '48,1; 11,6', '48,1, 11,6']) {
      expectPlace(text, 48.1, 11.6)
    }
    for (const text of ['-33.87,-70.5', '−33.87 −70.5', '–33.87, –70.5']) expectPlace(text, -33.87, -70.5)
    expectPlace('48,11', 48, 11)
    expectPlace('90,-180', 90, -180)
  })

  test('the letter of a hemisphere may come before or after its number, in either case; with letters, longitude may come first', () => {
    for (const text of ['48.1N 11.6W', 'N48.1 W11.6', 'N 48.1 W 11.6', '48.1° n, 11.6° w', '11.6W 48.1N', 'W 11.6, N 48.1']) {
      expectPlace(text, 48.1, -11.6)
    }
    expectPlace('33.87 S 151.21 E', -33.87, 151.21)
  })

  test('degrees, minutes and seconds may use the symbols of keyboards and maps, or colons or spaces next to a hemisphere', () => {
    const texts = [
      `48°8'14"N 11°34'31"E`,
      '48° 8′ 14″ N, 11° 34′ 31″ E',
      '48º08’14’’N 11º34’31’’E',
      `N 48°8'14" E 11°34'31"`,
      `48°8'14", 11°34'31"`,
      '48:08:14N 11:34:31E',
      '48 8 14 N 11 34 31 E',
    ]
    for (const text of texts) expectPlace(text, LATITUDE, LONGITUDE)
    expectPlace(`40° 26.7' N 79° 58.5' W`, 40 + 26.7 / 60, -(79 + 58.5 / 60))
  })

  test('labels and brackets copied from maps and address bars are ignored', () => {
    for (const text of ['geo:48.1,11.6', '(48.1, 11.6)', 'lat: 48.1, lon: 11.6', ' 48.1 ,  11.6 ']) expectPlace(text, 48.1, 11.6)
  })

  test('coordinates out of range are rejected with the reason', () => {
    const wrong = (text: string) => readCoordinates(text)
    expect(wrong('91, 10')).toEqual({ wrong: 'the latitude is 91: it must be between -90 and 90, and comes before the longitude' })
    expect(wrong('45 -180.5')).toEqual({ wrong: 'the longitude is -180.5: it must be between -180 and 180' })
    expect(wrong('N48 N11')).toEqual({ wrong: 'both numbers are latitudes: give one with N or S and one with E or W' })
    expect(wrong('-48 S 11 E')).toEqual({ wrong: "'-48 S' has a sign and a hemisphere: give one or the other" })
    expect(wrong(`48°61'N 11°0'E`)).toEqual({ wrong: "'48°61'N' has 60 or more minutes: give fewer than 60" })
  })

  test('names, addresses and single numbers are not coordinates', () => {
    for (const text of ['Paris', '80331 München', '10 Downing Street', '48', '1 2 3', '48.1.2 11', ''])
      expect(readCoordinates(text)).toBeNull()
  })
})
