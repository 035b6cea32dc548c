/** A block of a PVsyst object text: an object, a list, a structure or a sequence. */
export interface PvsystBlock {
  /** Slot, key or list name before the `=`; empty for an object without one. */
  name: string
  /** Class of an object, type of a structure or of a list's items; empty for a sequence. */
  kind: string
  /** Line that opens the block, from 1. */
  line: number
  /** Keys and values in the order of the file, repeated keys included. */
  entries: PvsystEntry[]
  blocks: PvsystBlock[]
  /** True when the closing line was found; false in a truncated file. */
  isClosed: boolean
}

export interface PvsystEntry {
  key: string
  value: string
  line: number
}

/** A block that is still open, and the words after `End of` that close it. */
interface Open {
  block: PvsystBlock
  closers: readonly string[]
}

const OBJECT = /^PVObject_(\w*)\s*=\s*(\w+)/
const LIST = /^(\w+)\s*,\s*(?:list of\s*=\s*-?\d+\s*(\w*)|Count\s*=\s*-?\d+|(TPoly[23]D)\s*=\s*\d+.*)/
const STRUCTURE = /^(T[A-Z]\w+)$/
const VARIABLE = /^VarSimul_\d+$/
const NODE_START = /^(\S+)\s+Start\s*;/
const NODE_END = /^(\S+)\s+End\s*;/

/**
 * Blocks nest less than ten deep and their lines are short. Deeper blocks and longer lines are read
 * as plain entries, which limits the work on a malformed file.
 */
const DEPTH_MAX = 40
const BLOCK_LINE_MAX = 400

/** True for the text of a PVsyst object. Files from before version 6.40 are binary. */
export function isPvsystObject(text: string): boolean {
  return /^\s*PVObject_\w*[ \t]*=[ \t]*\w/.test(text)
}

/**
 * Reads a PVsyst object text (PAN, OND, VCx, PRJ, SIT, SHD and their like) into blocks. Indentation
 * is ignored, keys keep their spelling, unknown keys and blocks are kept, lines without `=` are
 * remarks. A closing line closes the innermost block that it names and every block still open
 * inside it.
 * Fails: never; `isClosed` is false for a truncated or malformed block.
 * Source: no grammar is published; forms as found in files of versions 6.6 to 8.0.
 */
export function readPvsystObject(text: string): PvsystBlock {
  const root: PvsystBlock = { name: '', kind: '', line: 1, entries: [], blocks: [], isClosed: true }
  const stack: Open[] = [{ block: root, closers: [] }]
  const lines = text.split('\n')
  const closing = lines.map((raw) => closingWord(raw.trim()))
  const ends = new Set(closing)
  for (let line = 1; line <= lines.length; line++) {
    const content = lines[line - 1].trim()
    if (content === '') continue
    const closer = closing[line - 1]
    const at = closer === null ? -1 : stack.findLastIndex(({ closers }) => closers.includes(closer))
    if (at >= 0) {
      stack[at].block.isClosed = true
      stack.length = at
      continue
    }
    const parent = stack[stack.length - 1].block
    const opened = stack.length > DEPTH_MAX ? null : opening(content, ends, parent)
    if (opened !== null) {
      const block: PvsystBlock = { name: opened.name, kind: opened.kind, line, entries: [], blocks: [], isClosed: false }
      parent.blocks.push(block)
      stack.push({ block, closers: opened.closers })
      continue
    }
    const equals = content.indexOf('=')
    if (equals > 0) parent.entries.push({ key: content.slice(0, equals).trim(), value: content.slice(equals + 1).trim(), line })
  }
  return root
}

/** The first value of a key, ignoring case; undefined when the key is absent. */
export function entryOf(block: PvsystBlock, key: string): string | undefined {
  const wanted = key.toLowerCase()
  return block.entries.find(({ key: own }) => own.length === wanted.length && own.toLowerCase() === wanted)?.value
}

/** The block and all blocks inside it, outer before inner. */
export function* allBlocks(block: PvsystBlock): Generator<PvsystBlock> {
  yield block
  for (const inner of block.blocks) yield* allBlocks(inner)
}

/**
 * What a line closes: `End of the List X`, `End of X`, `X=End`, `X End;` and `EndTags`; null for
 * any other line. A closing line may also have the last text of remarks after a `=`.
 */
function closingWord(content: string): string | null {
  if (content.length > BLOCK_LINE_MAX || !content.includes('End')) return null
  const named = /^End of (?:the )?(?:List )?(PVObject \w+|\S+?)\s*(?:=.*)?$/.exec(content)
  if (named !== null) return named[1]
  if (/^EndTags\b/.test(content)) return 'EndTags'
  const sequence = /^(\w+)\s*=\s*End$/.exec(content) ?? NODE_END.exec(content)
  return sequence === null ? null : sequence[1]
}

/**
 * The block that a line opens; null for any other line. A value such as `TFoo` opens a structure
 * only when something in the file closes it (`ends`).
 */
function opening(
  content: string,
  ends: ReadonlySet<string | null>,
  parent: PvsystBlock,
): { name: string; kind: string; closers: string[] } | null {
  if (content.length > BLOCK_LINE_MAX) return null
  const object = OBJECT.exec(content)
  // Version 8 closes the objects of a list by the list's item type.
  if (object !== null)
    return { name: object[1], kind: object[2], closers: [`PVObject ${object[2]}`, ...(parent.kind === '' ? [] : [parent.kind])] }
  const list = LIST.exec(content)
  if (list !== null)
    return { name: list[1], kind: list[2] ?? list[3] ?? '', closers: [list[1], ...(list[3] === undefined ? [] : [list[3]])] }
  const node = NODE_START.exec(content)
  if (node !== null) return { name: node[1], kind: '', closers: [node[1]] }
  const equals = content.indexOf('=')
  if (equals <= 0) return null
  const name = content.slice(0, equals).trim()
  const value = content.slice(equals + 1).trim()
  if (value === 'Start' && (ends.has(name) || ends.has('EndTags'))) return { name, kind: '', closers: [name, 'EndTags'] }
  if (VARIABLE.test(name) && ends.has('VarSimul')) return { name: value, kind: 'VarSimul', closers: ['VarSimul'] }
  if (STRUCTURE.test(value) && (ends.has(value) || (name === 'PrintSettings' && ends.has('EndTags'))))
    return { name, kind: value, closers: [value, 'EndTags'] }
  return null
}
