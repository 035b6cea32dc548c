import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPvyield } from '@pvyield/sdk'
import { fakeService, json } from './fake-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'two words.PAN')
writeFileSync(path, 'PVObject_=pvModule')

test('a file is a path, a file address, a Blob, a File or bytes; all but a Blob and bytes keep their name', async () => {
  using service = fakeService(json({}))
  const pvyield = createPvyield({ baseUrl: service.baseUrl })
  const bytes = new TextEncoder().encode('PVObject_=pvModule')
  for (const file of [path, pathToFileURL(path), new File([bytes], 'own.PAN'), new Blob([bytes]), bytes, bytes.buffer])
    await pvyield.parsePan(file)
  expect(service.seen.map(({ body }) => body)).toEqual(
    ['two words.PAN', 'two words.PAN', 'own.PAN', 'file', 'file', 'file'].map((name) => ({ name, text: 'PVObject_=pvModule' })),
  )
})

test('the name of a path is its last part, also of one of Windows', async () => {
  const { nameOf } = await import('../../clients/typescript/src/file.ts')
  expect(['year.epw', 'a/b/year.epw', 'C:\\a\\year.epw', 'a/'].map(nameOf)).toEqual(['year.epw', 'year.epw', 'year.epw', 'file'])
})

test('a file that is not there rejects with an error of the SDK that has the one of the system, and nothing is sent', async () => {
  using service = fakeService(json({}))
  await expect(createPvyield({ baseUrl: service.baseUrl }).parseOnd(join(folder, 'none.OND'))).rejects.toMatchObject({
    name: 'PvyieldUsageError',
    message: expect.stringMatching(/^The file '.*none\.OND' cannot be read: .*ENOENT/),
    cause: { code: 'ENOENT' },
  })
  expect(service.seen).toEqual([])
})
