import { expect, test } from 'bun:test'
import { kindOf } from '../../clients/cli/file-kind.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const BAD = 'kind,posx,posy,lenght,wid,tilt\ntable,0,0,30,4.6,25\n'

test('a file of an unknown kind is a layout for the command line by its ending or its headings, and weather by those of weather', () => {
  expect(kindOf('plant.dxf', bytesOf('hello'))).toBe('layout')
  expect(kindOf('plant.csv', bytesOf(BAD))).toBe('layout')
  for (const weather of ['time,ghi,tilt\n2021-01-01,0,1\n', 'Zeit;solar azimuth\n1;2\n', 'hello'])
    expect(kindOf('a.csv', bytesOf(weather))).toBe('weather')
})
