import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type AboutList, readSamList, type SamList } from './sam-list.ts'

/** A PAN or OND file, and where it was taken from. */
export interface ComponentFile {
  file: string
  text: string
  sha256: string
  carrier: string
}

export interface Sources {
  modules: SamList[]
  inverters: SamList[]
  pan: ComponentFile[]
  ond: ComponentFile[]
}

const SAM = 'pvlib-python and SAM, deploy/libraries'
const EMHASS =
  'SAM 2023.12.17, deploy/libraries, as carried by EMHASS 0.18.7 (github.com/davidusb-geek/emhass d74fe18123e96fac0f470a1c73d35b5fca789ca2, MIT)'

/** The lists in the folder of components, oldest first, each with its date. */
const LISTS: Record<
  'modules' | 'inverters',
  (Omit<AboutList, 'assumedNames' | 'threeDigitsBelow'> & { path: string; names?: string; threeDigitsBelow?: number })[]
> = {
  modules: [
    {
      path: 'sam-library-cec-modules-2021-12-01.csv',
      threeDigitsBelow: 1e-3,
      listDate: '2021-12-01',
      title: 'CEC list of 2021-12-01 (SAM 2021.12.02)',
      carrier: SAM,
    },
    {
      path: 'modern/modules.csv',
      names: 'modern/module_names.csv',
      listDate: '2024-11-14',
      title: 'CEC list of 2024-11-14 (SAM 2023.12.17)',
      carrier: EMHASS,
    },
  ],
  inverters: [
    { path: 'sam-library-cec-inverters-2019-03-05.csv', listDate: '2019-03-05', title: 'CEC list of 2019-03-05 (SAM)', carrier: SAM },
    { path: 'sam-library-cec-inverters-2022-02-18.csv', listDate: '2022-02-18', title: 'CEC list of 2022-02-18 (SAM)', carrier: SAM },
    {
      path: 'modern/inverters.csv',
      names: 'modern/inverter_names.csv',
      listDate: '2024-11-14',
      title: 'CEC list of 2024-11-14 (SAM 2023.12.17)',
      carrier: EMHASS,
    },
  ],
}

/**
 * PAN files whose figures fill the brands that the lists of 2024 leave out: Jinko ends there at
 * 400 W, LONGi at 570 W, JA at 605 W.
 */
const PAN = /^(JAM|LONGi|_TUV_LR5|JKM)/

/** What a folder of components must have, relative to it. */
export const EXPECTED: readonly string[] = [
  ...Object.values(LISTS).flatMap((lists) => lists.flatMap(({ path, names }) => [path, ...(names === undefined ? [] : [names])])),
  ...['pan_ond_index.csv', 'pan', 'pan-unnamed-repository', 'ond'].map((name) => `modern/${name}`),
]

/**
 * Reads the lists and files of a folder laid out as `shared/data/components`.
 * Fails: Error that names every file that is missing.
 */
export function readSources(folder: string): Sources {
  const missing = EXPECTED.filter((path) => !existsSync(join(folder, path)))
  if (missing.length > 0)
    throw new Error(
      `${folder} lacks ${missing.join(', ')}: engine/library/README.md, section To add a component, says what the folder must have`,
    )
  const lists = (of: (typeof LISTS)['modules']) =>
    of.map(({ path, names, threeDigitsBelow = 0, ...about }) =>
      readSamList(join(folder, path), {
        ...about,
        threeDigitsBelow,
        assumedNames: names === undefined ? new Set() : assumedNames(join(folder, names)),
      }),
    )
  const modern = join(folder, 'modern')
  const index = readFileSync(join(modern, 'pan_ond_index.csv'), 'utf8')
  const files = (sub: string, isWanted: (name: string) => boolean) =>
    readdirSync(join(modern, sub))
      .filter(isWanted)
      .sort()
      .map((name) => readComponentFile(join(modern, sub, name), carrierOf(index, `${sub}/${name}`)))
  return {
    modules: lists(LISTS.modules),
    inverters: lists(LISTS.inverters),
    pan: [...files('pan', (name) => PAN.test(name)), ...files('pan-unnamed-repository', (name) => PAN.test(name))],
    ond: files('ond', () => true),
  }
}

/** Names of a list that were restored without a model: lines `name,id in the source,default`. */
function assumedNames(path: string): Set<string> {
  const names = readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .flatMap((line) => /^(.*),[^,]*,(?:default|unsplit)$/.exec(line)?.[1] ?? [])
  return new Set(names)
}

/** Repository and commit of a file by the index; a few files come from an index that names none. */
function carrierOf(index: string, file: string): string {
  const line = index.split('\n').find((line) => line.startsWith(`${file},`))
  const [, repository, commit] = line?.split(',') ?? []
  return repository === undefined ? 'a public index of files that names no repository' : `github.com/${repository} ${commit}`
}

/** The texts are UTF-8 or, when that fails, Windows-1252. */
function readComponentFile(path: string, carrier: string): ComponentFile {
  const bytes = readFileSync(path)
  const utf8 = new TextDecoder('utf-8').decode(bytes)
  return {
    file: basename(path),
    text: utf8.includes('\uFFFD') ? new TextDecoder('windows-1252').decode(bytes) : utf8,
    sha256: new Bun.CryptoHasher('sha256').update(bytes).digest('hex'),
    carrier,
  }
}
