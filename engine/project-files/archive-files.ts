import type { ParsedProjectOut } from '@pvyield/contract/schemas'
import { type ArchiveFile, NOT_READ, openArchive } from '../files/archive/open-archive.ts'
import { decodeBytes } from '../files/decode-bytes.ts'
import { cleanText } from '../files/object-keys.ts'
import type { NamedFile } from './import-project.ts'

type Reviewed = ParsedProjectOut['files'][number]
export type ProjectFileKind = Reviewed['kind']

const MB = 1024 * 1024
/** Kinds by the ending of the name, and the most bytes that the reader of each takes. */
const KINDS: readonly (readonly [ending: RegExp, kind: ProjectFileKind, bytesMax: number])[] = [
  [/\.prj$/i, 'project', 8 * MB],
  [/\.v[cd][0-9a-z]$/i, 'variant', 8 * MB],
  [/\.sit$/i, 'site', 8 * MB],
  [/\.shd$/i, 'scene', 8 * MB],
  [/\.pan$/i, 'module', MB / 4],
  [/\.ond$/i, 'inverter', MB / 4],
  [/\.hor$/i, 'horizon', MB],
  [/\.(met|csv|epw|tm2|tmy|dat|txt|json)$/i, 'weather', 32 * MB],
]

/** A file of a project: what was read of it, and what the review says. */
export interface ProjectFile extends NamedFile {
  readonly kind: ProjectFileKind
  readonly review: Reviewed
}

/** The files of an archive by kind. Of two of one name the first counts. */
export class ProjectArchive {
  readonly review: Reviewed[] = []
  private readonly files: ProjectFile[] = []

  /** Fails: as `openArchive`. */
  constructor(bytes: Uint8Array, onProgress?: () => void) {
    for (const file of openArchive(bytes, (name) => kindOf(name)?.[2] ?? 0, onProgress)) this.add(file)
  }

  of(kind: ProjectFileKind): ProjectFile[] {
    return this.files.filter((file) => file.kind === kind)
  }

  /** The file of a name, without regard to upper and lower case. */
  named(kind: ProjectFileKind, name: string): ProjectFile | undefined {
    return this.of(kind).find((file) => file.name.toLowerCase() === name.toLowerCase())
  }

  private add({ path, name, bytes, fault }: ArchiveFile): void {
    const kind = kindOf(name)?.[1] ?? 'other'
    const first = this.files.find((file) => file.kind === kind && file.name.toLowerCase() === name.toLowerCase())
    const remark = fault ?? (first === undefined ? null : `${first.review.path} has the same name and comes first: this file is not used`)
    const review: Reviewed = { path, kind, bytes: bytes?.length ?? null, used: false, remark: kind === 'other' ? NOT_READ : remark }
    this.review.push(review)
    if (bytes !== null && remark === null) this.files.push({ name, bytes, kind, review })
  }
}

function kindOf(name: string): (typeof KINDS)[number] | undefined {
  return KINDS.find(([ending]) => ending.test(name))
}

/** What a variant says of itself in its first lines. */
export interface VariantHead {
  file: ProjectFile
  comment: string
  version: string
  system_kind: string
  simulated: boolean
  /** Date of the last calculation as written; empty without. */
  calculated: string
}

const HEAD_BYTES = 4096

/** The head of a variant, without reading all of it. */
export function headOfVariant(file: ProjectFile): VariantHead {
  const { text } = decodeBytes(file.bytes.subarray(0, HEAD_BYTES))
  const stated = (key: string) => cleanText(new RegExp(`^[ \\t]*${key}[ \\t]*=(.*)$`, 'im').exec(text)?.[1] ?? '')
  return {
    file,
    comment: stated('Comment'),
    version: stated('Version'),
    system_kind: stated('SystemKind'),
    simulated: hasResults(file.bytes),
    calculated: stated('DateCalcul'),
  }
}

const RESULTS = new TextEncoder().encode('VarSimul_')

/** Whether a variant has results: their name stands in it. */
function hasResults(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(RESULTS[0] ?? 0); at >= 0; at = bytes.indexOf(RESULTS[0] ?? 0, at + 1))
    if (RESULTS.every((byte, k) => bytes[at + k] === byte)) return true
  return false
}

/** The variant that was calculated last (dd/mm/yy hh:mm), with results before those without; by name where that does not tell. */
export function lastOf(heads: readonly VariantHead[]): VariantHead | undefined {
  const rank = ({ simulated, calculated }: VariantHead): string => {
    const [, day = '', month = '', year = '', time = ''] = /^(\d\d)\/(\d\d)\/(\d\d)\s*(.*)$/.exec(calculated) ?? []
    return `${simulated ? 1 : 0} ${year}${month}${day} ${time}`
  }
  return [...heads].sort((a, b) => (rank(a) < rank(b) ? 1 : rank(a) > rank(b) ? -1 : a.file.name < b.file.name ? -1 : 1))[0]
}
