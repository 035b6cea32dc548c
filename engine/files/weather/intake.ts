import { WeatherFileError } from './error.ts'
import { FILE_BYTES_MAX, JSON_BYTES_MAX, JSON_DEPTH_MAX, JSON_VALUES_MAX, LINE_BYTES_MAX, LINES_MAX } from './limits.ts'

const LF = 10
const CR = 13
const QUOTE = 34
const BACKSLASH = 92

/**
 * Checks the bytes of a file against the limits while they arrive, before they are decoded. A file
 * that inflates to one endless line or to nothing but brackets ends here, after the first pieces.
 */
export class Intake {
  private bytes = 0
  /** Chosen by the first byte that is not a blank. */
  private content: LineIntake | JsonIntake = new LineIntake()
  private isChosen = false

  /** Fails: `WeatherFileError` at the first limit that the bytes so far exceed. */
  add(piece: Uint8Array): void {
    this.bytes += piece.length
    if (this.bytes > FILE_BYTES_MAX)
      throw new WeatherFileError(`The file inflates to more than ${FILE_BYTES_MAX / 1048576} MB: send fewer rows or columns`)
    if (!this.isChosen) this.choose(piece)
    this.content.add(piece)
  }

  private choose(piece: Uint8Array): void {
    if (this.bytes === piece.length && isUtf16(piece)) this.content = new LineIntake(2)
    const first = piece.find((byte) => !isBlankOrMark(byte))
    if (first === undefined) return
    this.isChosen = true
    if (first === 0x7b || first === 0x5b) this.content = new JsonIntake() // { or [
  }
}

function isUtf16(piece: Uint8Array): boolean {
  return (piece[0] === 0xff && piece[1] === 0xfe) || (piece[0] === 0xfe && piece[1] === 0xff)
}

/** Blanks, the byte order marks, and the zeros of UTF-16. */
function isBlankOrMark(byte: number): boolean {
  return byte === 32 || (byte >= 9 && byte <= 13) || byte === 0 || byte === 0xef || byte === 0xbb || byte === 0xbf || byte >= 0xfe
}

/** Number and length of the lines, which end at LF, CR or both. */
class LineIntake {
  private line = 1
  /** Bytes of the line so far. */
  private length = 0
  private endsWithCr = false

  constructor(private readonly bytesPerChar = 1) {}

  /** Line ends are found by `indexOf`, which is several times faster than a loop over the bytes. */
  add(piece: Uint8Array): void {
    let lf = find(piece, LF, 0)
    let cr = find(piece, CR, 0)
    let at = 0
    while (lf < piece.length || cr < piece.length) {
      const end = Math.min(lf, cr)
      const isSecondOfPair = end === lf && end === at && this.endsWithCr
      this.extend(end - at)
      if (!isSecondOfPair) this.endLine()
      this.endsWithCr = end === cr
      at = end + 1
      if (end === lf) lf = find(piece, LF, at)
      else cr = find(piece, CR, at)
    }
    if (at < piece.length) this.endsWithCr = false
    this.extend(piece.length - at)
  }

  private extend(bytes: number): void {
    this.length += bytes
    if (this.length > LINE_BYTES_MAX * this.bytesPerChar)
      throw new WeatherFileError(
        `The line has more than ${LINE_BYTES_MAX} characters, the limit of a line: this is not a weather file, or its line ends were lost; export it again`,
        this.line,
      )
  }

  private endLine(): void {
    this.length = 0
    if (++this.line > LINES_MAX)
      throw new WeatherFileError(`The file has more than ${LINES_MAX} lines, the limit of a file: split it, or send longer steps`)
  }
}

/** Index of the byte, or the length of the piece when it is absent. */
function find(piece: Uint8Array, byte: number, from: number): number {
  const at = piece.indexOf(byte, from)
  return at < 0 ? piece.length : at
}

/**
 * Size, nesting and number of values of JSON, before `JSON.parse` makes an object of each. Text
 * that is not valid JSON may be counted wrongly; the parser rejects it later.
 */
class JsonIntake {
  private bytes = 0
  private depth = 0
  private values = 0
  private isText = false
  private isEscaped = false

  add(piece: Uint8Array): void {
    this.bytes += piece.length
    if (this.bytes > JSON_BYTES_MAX) throw tooMuchJson(`is larger than ${JSON_BYTES_MAX / 1048576} MB`)
    // the state is in local variables, because this loop reads every byte
    let { depth, values, isText, isEscaped } = this
    for (let i = 0; i < piece.length; i++) {
      const byte = piece[i]
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === BACKSLASH) isEscaped = true
        else if (byte === QUOTE) isText = false
      } else if (byte === QUOTE) isText = true
      else if (byte === 44) values++
      else if (byte === 0x7b || byte === 0x5b) {
        values++
        if (++depth > JSON_DEPTH_MAX) throw tooMuchJson(`is nested deeper than ${JSON_DEPTH_MAX} levels`)
      } else if (byte === 0x7d || byte === 0x5d) depth--
      else continue
      if (values > JSON_VALUES_MAX) throw tooMuchJson(`has more than ${JSON_VALUES_MAX} values`)
    }
    Object.assign(this, { depth, values, isText, isEscaped })
  }
}

function tooMuchJson(what: string): WeatherFileError {
  return new WeatherFileError(`The JSON ${what}, the limit of a JSON file: send fewer rows, or send them as CSV`)
}
