import { describe, expect, test } from 'bun:test'
import { parsePan } from '../../../engine/component-files/parse-pan.ts'
import { caseBytes } from '../../shared-cases.ts'
import { bytesOf, type Changes, panText, profileLines } from './component-text.ts'
import { refusalOf } from './refusal.ts'

const read = (...args: Parameters<typeof panText>) => parsePan(bytesOf(panText(...args)))
const refuse = (keys: Changes) => refusalOf(() => read({ keys }))
const noteOf = (answer: ReturnType<typeof parsePan>, key: string) => answer.notes.find((note) => note.key === key)
const UNCUT = panText()
/** Line of a key in the text without changes. */
const lineOf = (key: string, text = UNCUT) => text.split('\n').findIndex((line) => line.startsWith(`${key}=`)) + 1

describe('texts', () => {
  test('byte order mark, CRLF, CR, UTF-16, blanks around =, other cases of keys: the same module', () => {
    const plain = read()
    const utf16 = Uint8Array.from([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(UNCUT, (char) => char.charCodeAt(0)).buffer)])
    const forms = {
      'byte order mark': bytesOf(`\ufeff${UNCUT}`),
      CRLF: bytesOf(UNCUT.replaceAll('\n', '\r\n')),
      CR: bytesOf(UNCUT.replaceAll('\n', '\r')),
      blanks: bytesOf(UNCUT.replace(/^([\w]+)=(?!pv)/gm, '  $1 = ')),
      capitals: bytesOf(UNCUT.replace(/^(?!PVObject|End)(\w+)=/gm, (_, key: string) => `${key.toUpperCase()}=`)),
      'UTF-16': utf16,
    }
    for (const [name, bytes] of Object.entries(forms)) expect(parsePan(bytes).module, name).toEqual(plain.module)
    expect(parsePan(utf16).meta.encoding).toBe('utf-16le')
  })

  test('cp1252 where the bytes are not UTF-8, UTF-8 where they are', () => {
    const [before = '', after = ''] = panText({ product: { Manufacturer: 'Sol@' } }).split('@')
    const cp1252 = Uint8Array.from([...bytesOf(before), 0xe9, ...bytesOf(after)])
    expect([parsePan(cp1252).module.manufacturer, parsePan(cp1252).meta.encoding]).toEqual(['Solé', 'windows-1252'])
    expect(read({ product: { Manufacturer: '晶科' } })).toMatchObject({ module: { manufacturer: '晶科' }, meta: { encoding: 'utf-8' } })
  })

  test('a comma is a decimal sign in a number that has only one', () => {
    expect(read({ keys: { Isc: '14,000', RSerie: '0,203', muISC: '7,28' } }).module).toMatchObject({
      i_sc_a: 14,
      r_series_ohm: 0.203,
      mu_i_sc_a_per_k: 0.00728,
    })
    expect(refuse({ Isc: '14,000,0' })).toEqual([
      `Line ${lineOf('Isc')}, key Isc: '14,000,0' is not a finite number: write it with a decimal point, without its unit`,
    ])
  })

  test('the first of repeated keys counts, and a note says so', () => {
    const answer = read({ extra: ['Isc=15', 'Voc=49.90'] })
    expect(answer.module.i_sc_a).toBe(14)
    expect(answer.notes.filter(({ message }) => message.includes('repeated'))).toEqual([
      {
        kind: 'ignored',
        key: 'Isc',
        line: UNCUT.split('\n').length - 1,
        message: `Isc is repeated with another value; the first, in line ${lineOf('Isc')}, is used`,
      },
    ])
  })

  test.each([0x202e, 0x2066, 0x200f, 0x7, 0x85, 0xfffe])('the character %i of a name becomes a blank, with a note', (code) => {
    const hidden = String.fromCodePoint(code)
    const product = { Manufacturer: `Ex${hidden}ample`, Model: `A${hidden}${hidden}B` }
    const answer = read({ product, extra: ['Remarks, Count=1', `Str_1=x${hidden}y`, 'End of Remarks'] })
    expect(answer.module).toMatchObject({ manufacturer: 'Ex ample', name: 'A B' })
    expect(JSON.stringify(answer)).not.toContain(hidden)
    expect(refuse({ Isc: `1${hidden}4` })[0]).toEndWith(
      "key Isc: '1 4' is not a finite number: write it with a decimal point, without its unit",
    )
    for (const key of ['Manufacturer', 'Model'])
      expect(noteOf(answer, key)).toEqual({
        kind: 'changed',
        key,
        line: lineOf(key),
        message: `${key} has the character U+${code.toString(16).toUpperCase().padStart(4, '0')}, which cannot be shown: a blank is in its place`,
      })
  })

  test('objects after the first are noted, with the line of the second', () => {
    const answer = parsePan(bytesOf(`${UNCUT}${UNCUT}${UNCUT}`))
    expect(answer.notes.filter(({ key }) => key === 'PVObject_')).toEqual([
      {
        kind: 'ignored',
        key: 'PVObject_',
        line: UNCUT.split('\n').length,
        message: 'The file has another object, pvModule and 1 more: only the first is read; send each in a file of its own',
      },
    ])
    expect(noteOf(read(), 'PVObject_')).toBeUndefined()
  })

  test('a version that is missing, unknown or below 6.40 is noted', () => {
    const of = (Version: string | null) => noteOf(read({ keys: { Version } }), 'Version')?.message
    expect(of('abc')).toStartWith("Version 'abc' is not a version: the file is read like those of PVsyst 6.40")
    expect(of('6.39')).toStartWith('Version 6.39 is below 6.40: ')
    expect(of('5')).toStartWith('Version 5 is below 6.40: ')
    expect(of(null)).toStartWith('Version is not stated: ')
    expect(['6.40', '6.4', '6.81', '7.2.3', '7.4', '8.0.1', '10.0'].map(of)).toEqual(Array(7).fill(undefined))
  })

  test('text after the end of remarks, and unknown blocks and keys, are no obstacle', () => {
    const extra = [
      'Remarks, Count=2',
      'Str_1=one',
      'Str_2',
      'End of Remarks=two',
      'PVObject_New=pvNew',
      'Isc=1',
      'End of PVObject pvNew',
      'NewKey=7',
    ]
    const answer = read({ extra })
    expect(answer.module.i_sc_a).toBe(14)
    expect(noteOf(answer, 'NewKey')?.message).toBe(`Keys without effect on a run: NewKey (line ${lineOf('NewKey', panText({ extra }))})`)
  })
})

describe('sizes and names outside the object pvCommercial', () => {
  const OUTSIDE = caseBytes('height_outside_commercial.PAN')
  test.skipIf(OUTSIDE === null)('height_outside_commercial.PAN: read, with a note', () => {
    const answer = parsePan(OUTSIDE as Uint8Array)
    expect(answer.module).toMatchObject({ length_m: 2.384, width_m: 1.134, manufacturer: 'X', name: 'Y' })
    expect(noteOf(answer, 'Height')?.message).toBe('Height, Width: read from the component itself, as the object pvCommercial lacks them')
  })

  test('no object pvCommercial at all; what stands in it comes first', () => {
    const lines = UNCUT.split('\n').map((line) => line.trim())
    const [from, to] = [lines.findIndex((line) => /=pvCommercial$/.test(line)), lines.indexOf('End of PVObject pvCommercial')]
    const inside = lines.slice(from + 1, to).filter((line) => /^(Height|Width|Model|Manufacturer)=/.test(line))
    const without = [lines[0], ...inside, ...lines.slice(1, from), ...lines.slice(to + 1)].join('\n')
    const [whole, moved] = [parsePan(bytesOf(UNCUT)), parsePan(bytesOf(without))]
    expect(moved.module).toEqual(whole.module)
    const doubled = [lines[0], 'Height=9', ...lines.slice(1)].join('\n')
    expect(parsePan(bytesOf(doubled)).module).toEqual(whole.module)
  })
})

describe('what is refused', () => {
  test('files of other kinds, and cut files', () => {
    const messages = {
      '': 'The file is empty: send a PAN file',
      'time,ghi\n1,2':
        'Line 1: a PAN file begins with PVObject_=pvModule, but this text does not: send the file that PVsyst wrote, unchanged',
      'PVObject_=pvGInverter\nEnd of PVObject pvGInverter':
        'Line 1, key PVObject_: a PAN file begins with PVObject_=pvModule, but this is a PVsyst inverter (OND): send it to POST /api/parse-ond',
      'PK\u0003\u0004':
        'This is a zip archive: unpack it and send the file in it (gzip alone is read as it is); a ZIP of a whole PVsyst project goes to POST /api/parse-project',
      [UNCUT.slice(0, 300)]:
        `Line ${UNCUT.slice(0, 300).split('\n').length}: the file ends without the line "End of PVObject pvModule", so it may be cut: send the whole file`,
    }
    for (const [text, message] of Object.entries(messages)) expect(refusalOf(() => parsePan(bytesOf(text)))).toEqual([message])
  })

  test('binary files of versions before 6.40, with what to do', () => {
    const binary = Uint8Array.from({ length: 900 }, (_, k) => (k * 37) % 256)
    expect(refusalOf(() => parsePan(binary))).toEqual([
      'This file is binary. PVsyst wrote components in binary before version 6.40: open it in PVsyst 6.40 or later, save it again, and send the new file',
    ])
  })

  test('text in UTF-16 without its mark is not called binary', () => {
    const text = Buffer.from(UNCUT, 'utf16le')
    for (const bytes of [text, Buffer.from(text).swap16()])
      expect(refusalOf(() => parsePan(new Uint8Array(bytes)))).toEqual([
        'This text is in UTF-16 without a byte order mark at its beginning: save it as UTF-8, or as UTF-16 with the mark, and send it again',
      ])
  })

  test('files beyond the limits', () => {
    expect(refusalOf(() => read({ extra: Array(5000).fill('X=1') }))[0]).toStartWith('The file has more than 5000 lines')
    expect(refusalOf(() => read({ extra: ['x'.repeat(300_000)] }))[0]).toMatch(
      /^The file has more than 256 kB.*a weather file goes to POST \/api\/parse-weather$/,
    )
  })

  test('every missing and unreadable figure at once, each with its line and key', () => {
    expect(refuse({ Isc: null, Voc: 'high', Imp: '1e999', GRef: 800 })).toEqual([
      `Line ${lineOf('GRef')}, key GRef: The figures are for 800 W/m2, but a run needs those of 1000 W/m2: restate the module at STC`,
      'Key Isc: The short-circuit current is missing: add the line Isc=...',
      `Line ${lineOf('Voc') - 1}, key Voc: 'high' is not a finite number: write it with a decimal point, without its unit`,
      `Line ${lineOf('Imp') - 1}, key Imp: '1e999' is not a finite number: write it with a decimal point, without its unit`,
    ])
  })

  test('figures that no module has: the message of a run, with the line and the key of the file', () => {
    expect(refuse({ Imp: 15 })).toEqual([
      `Line ${lineOf('Imp')}, key Imp: The MPP current must be below the short-circuit current: 15 A is not below i_sc_a 14 A; swap them or correct one (the file states 15, read as module.i_mp_a)`,
    ])
    expect(refuse({ Isc: 99999 })[0]).toMatch(/^Line 16, key Isc: .*1000.* \(the file states 99999, read as module.i_sc_a\)$/)
    expect(refuse({ NCelS: 5 })[0]).toStartWith('Line 5, key NCelS: v_oc_v over cells_in_series is 9.98 V per cell')
    expect(refuse({ RSerie: 3, Gamma: null })[0]).toMatch(/^Line 26, key RSerie: .*remove this line/)
    expect(refuse({ BifacialityFactor: 70 })[0]).toStartWith('Line 15, key BifacialityFactor: ')
  })

  test.each([1000, 100, 10, 2.1, 0.48, 0.1, 0.001])('a nameplate of %p times Imp x Vmp', (factor) => {
    const failures = refuse({ PNom: 550 * factor })
    expect(failures).toHaveLength(1)
    expect(failures[0]).toMatch(
      /^Line 12, key PNom: PNom [\d.]+ W and Imp x Vmp 550\.\d+ W \(line 18\) differ by a factor of [\d.]+, more than 2: /,
    )
    expect(read({ keys: { PNom: 300 } }).module.p_nom_w).toBe(300)
  })
})

describe('sections', () => {
  const IAM = (...lines: readonly string[]) => ['PVObject_IAM=pvIAM', ...lines, 'End of PVObject pvIAM']
  const iamOf = (...lines: readonly string[]) => read({ extra: IAM(...lines) }).iam

  test('incidence angle: cubic and straight profiles, unused slots, a profile that begins at 10 deg', () => {
    const points = ['10.0,1.00000', '60.0,0.95000', '90.0,0.00000']
    expect(iamOf('IAMMode=UserProfile', ...profileLines('IAMProfile', points, { mode: 3 }))).toMatchObject({
      kind: 'table',
      interpolation: 'pvsyst',
      angles_deg: [0, 10, 60, 90],
      factors: [1, 1, 0.95, 0],
    })
    expect(iamOf('IAMMode=UserProfile', ...profileLines('IAMProfile', points, { mode: 1 })).interpolation).toBe('linear')
    const answer = read({ extra: IAM('IAMMode=UserProfile', ...profileLines('IAMProfile', points, { mode: 3 })) })
    expect(answer.module.iam_profile?.angles_deg).toEqual([0, 10, 60, 90])
    expect(noteOf(answer, 'IAMProfile')?.kind).toBe('derived')
  })

  test('incidence angle: ASHRAE, Fresnel, none, unknown', () => {
    expect(iamOf('IAMMode=Ashrae', 'B0_IAM=0.04')).toMatchObject({ kind: 'ashrae', b0: 0.04 })
    expect(iamOf('IAMMode=Default', 'B0_IAM=0.05')).toMatchObject({ kind: 'ashrae', b0: 0.05 })
    expect(iamOf('IAMMode=FresnelAR').kind).toBe('fresnel_ar')
    expect(iamOf('IAMMode=FresnelNormal').kind).toBe('fresnel')
    expect(iamOf('IAMMode=Mirror').kind).toBe('fresnel_ar')
    expect(read({ keys: { FrontSurface: 'fsNormalGlass' } }).iam.kind).toBe('fresnel')
    expect(read({ keys: { FrontSurface: 'fsNormalGlass' } }).module.front_surface).toBe('glass')
  })

  test('points out of order or unreadable are refused with their line', () => {
    const wrong = (points: readonly string[]) =>
      refusalOf(() => read({ extra: IAM('IAMMode=UserProfile', ...profileLines('IAMProfile', points)) }))
    expect(wrong(['0,1', '60,0.9', '50,0.8'])[0]).toBe(
      `Line ${UNCUT.split('\n').length + 8}, key IAMProfile.Point_3: Points must be in ascending order, but 50 follows 60: correct the order, or NPtsEff if this slot is unused`,
    )
    expect(wrong(['0,1', '60,-0.5', '90,0'])[0]).toStartWith(`Line ${UNCUT.split('\n').length + 1}, key IAMProfile: Input should be`)
    expect(wrong(['0,1', '6,0,0,9'])[0]).toStartWith(
      `Line ${UNCUT.split('\n').length + 7}, key IAMProfile.Point_2: "6,0,0,9" is not a point`,
    )
  })

  test('a profile that is not 1 near normal incidence is refused; one that rises or stays high is noted', () => {
    const of = (...points: readonly string[]) => read({ extra: IAM('IAMMode=UserProfile', ...profileLines('IAMProfile', points)) })
    for (const [x, y] of [
      [0, 0.5],
      [0, 0.97],
      [0, 1.03],
      [20, 0.5],
      [30, 0.9],
    ])
      expect(refusalOf(() => of(`${x},${y}`, '60,0.4', '90,0'))[0]).toContain(
        `key IAMProfile.Point_1: The factor at ${x} deg is ${y}, but factors are relative to normal incidence`,
      )
    const deviations = (...points: readonly string[]) =>
      of(...points).notes.flatMap(({ kind, key }) => (kind === 'deviation' && key?.startsWith('IAM') ? [key] : []))
    expect(deviations('0,1', '50,1', '90,1')).toEqual(['IAMProfile.Point_3'])
    expect(deviations('0,1', '50,0.9', '70,0.96', '90,0')).toEqual(['IAMProfile.Point_3'])
    expect(deviations('0,1', '50,0.9', '70,0.5', '80,0.96', '90,0.31')).toEqual(['IAMProfile.Point_4', 'IAMProfile.Point_5'])
    for (const fine of [
      ['0,0.99', '40,1.01', '90,0'],
      ['0,1', '60,0.9', '70,0.94', '90,0.3'],
      ['0,1', '60,0.95', '85,0.6'],
      ['40,0.95', '90,0'],
    ])
      expect(deviations(...fine)).toEqual([])
  })

  test('parameters that the file lacks are fitted, and notes state what a run finds', () => {
    const answer = read({ keys: { RSerie: null, Gamma: null, muGamma: null, RShunt: null, Rp_0: null } })
    expect(answer.module).toMatchObject({ r_series_ohm: null, gamma: null, mu_gamma_per_k: null, r_shunt_ohm: null, r_shunt_0_ohm: null })
    expect(answer.notes.filter(({ kind }) => kind === 'fitted').map(({ key }) => key)).toEqual([
      'RSerie',
      'RShunt',
      'Rp_0',
      'Gamma',
      'muGamma',
      null, // low_light_unstated: what the fit took for the low light
    ])
    const power = answer.checks.find(({ name }) => name === 'mu_p_mp')
    expect(power?.agrees).toBe(true)
  })

  test('nothing of the losses is applied: the section of the module alone has no loss', () => {
    const answer = read({ keys: { LIDLoss: '1.50', PNomTolLow: '-3.00', PNomTolUp: '10.00' } })
    expect(answer.patch).toEqual({ dc_losses: { quality_loss: -0.0025, lid_loss: 0.015 }, thermal: { absorptivity: 0.9 } })
    expect(answer.module).toMatchObject({ power_tolerance_low: -0.03, power_tolerance_high: 0.1 })
    expect(read({ keys: { PNomTolLow: null, PNomTolUp: null, Absorb: null } }).patch).toEqual({})
  })

  test('a figure that no run reads does not refuse the file: it is left out with a note', () => {
    const answer = read({ keys: { ARev: 'x', NDiode: 'three', CellArea: '12 cm2' }, product: { Weight: '30 kg' } })
    expect(answer.meta).toMatchObject({ weight_kg: null, reverse: { a_rev_ma_per_v2: null } })
    expect(answer.electrical_shade).toMatchObject({ bypass_diodes: null, cell_traverse_portrait_m: null })
    expect(noteOf(answer, 'Weight')).toMatchObject({ kind: 'ignored', message: "Weight '30 kg' is not a number: it is left out" })
  })

  test.each(['RShunt', 'Rp_0', 'Rp_Exp', 'Gamma', 'PNom', 'VMaxIEC', 'Vbi', 'D2MuTau', 'CellArea'])(
    'a negative %s is noted with its line, and no note says that it is not stated',
    (key) => {
      const keys: Changes = { [key]: -5 }
      const { notes } = read({ keys, product: {} })
      expect(notes).toContainEqual({
        kind: 'ignored',
        key,
        line: lineOf(key, panText({ keys })),
        message: `${key} -5 is below 0: it counts as not stated`,
      })
      expect(notes.filter(({ message }) => message.includes(`${key} is not stated`))).toEqual([])
    },
  )

  test.each([0, 0.01, 1e9])('a CellArea of %p cm2 is no cell, which a note says', (CellArea) => {
    const answer = read({ keys: { CellArea } })
    expect(answer.electrical_shade?.cell_traverse_portrait_m).toBeNull()
    expect(noteOf(answer, 'CellArea')).toMatchObject({ kind: 'ignored', line: lineOf('CellArea') })
  })

  test('values that are taken for absent ones are noted: reference conditions, an exponent of 0', () => {
    const { notes } = read({ keys: { GRef: null, TRef: null, Rp_Exp: 0 } })
    for (const [key, kind] of [
      ['GRef', 'derived'],
      ['TRef', 'derived'],
      ['Rp_Exp', 'changed'],
    ])
      expect(notes.find((note) => note.key === key)?.kind, key).toBe(kind as 'derived')
    expect(read().notes.filter(({ key }) => ['GRef', 'TRef', 'Rp_Exp'].includes(key ?? ''))).toEqual([])
  })

  test('a tolerance that no run accepts is left out with a note, and no quality loss is offered', () => {
    const wrong: Changes[] = [{ PNomTolLow: '1.00' }, { PNomTolUp: '-1.00' }, { PNomTolLow: '-60.00' }]
    for (const keys of wrong) {
      const answer = read({ keys })
      expect(answer.module).toMatchObject({ power_tolerance_low: null, power_tolerance_high: null })
      expect([answer.patch.dc_losses, noteOf(answer, Object.keys(keys)[0] ?? '')?.kind]).toEqual([undefined, 'changed'])
    }
  })

  test('twin half cells: two strips upright, one lying, cells of half the height', () => {
    const side = Math.sqrt(2 * 165.1) / 100
    expect(read().electrical_shade).toEqual({
      layout: 'twin_half_cells',
      bypass_diodes: 3,
      strips_portrait: 2,
      strips_landscape: 1,
      cell_traverse_portrait_m: Number((side / 2).toFixed(4)),
      cell_traverse_landscape_m: Number(side.toFixed(4)),
    })
    expect(read({ keys: { SubModuleLayout: null, CellArea: 245.7 } }).electrical_shade).toMatchObject({
      layout: 'whole',
      strips_portrait: 1,
      cell_traverse_portrait_m: 0.1567,
    })
    expect(read({ keys: { CellWidth: 0.182, CellHeight: 0.091 } }).electrical_shade).toMatchObject({
      cell_traverse_portrait_m: 0.091,
      cell_traverse_landscape_m: 0.182,
    })
  })

  test('thin film has no electrical shade, whatever its cells are said to be', () => {
    for (const Technol of ['mtCdTe', 'mtCIS', 'mtaSi_single', 'mtaSi_tandem', 'mtuCSi_aSiH']) {
      const { electrical_shade, module } = read({ keys: { Technol, SubModuleLayout: 'slInLength', CellArea: 60 } })
      expect([Technol, electrical_shade, /cdte|cis|a_si|tandem/.test(module.technology)]).toEqual([Technol, null, true])
    }
    for (const Technol of ['mtSiMono', 'mtSiPoly', 'mtHIT', 'mtPerovskite'])
      expect(read({ keys: { Technol } }).electrical_shade).not.toBeNull()
  })

  test('a coefficient of the power that is not negative is noted as a wrong sign, not as one of Gamma', () => {
    for (const muPmpReq of ['0.35', '0.001']) {
      const notes = read({ keys: { muPmpReq } }).notes.filter(({ key }) => key === 'muPmpReq')
      expect(notes).toHaveLength(1)
      expect(notes[0]?.message).toBe(
        `muPmpReq ${Number(muPmpReq)} %/K is above 0: the sign is wrong, because modules lose power as they warm. The parameters of the file give -0.334 %/K, which a run follows`,
      )
    }
    expect(noteOf(read({ keys: { muPmpReq: '-0.50' } }), 'muPmpReq')?.message).toContain('Gamma and muGamma of the file belong to another')
  })

  test('technologies: known, amorphous and unknown ones', () => {
    const of = (Technol: string | null) => read({ keys: { Technol } }).module.technology
    expect(['mtSiPoly', 'mtHIT', 'mtEFG', 'mtPerovskite', null].map(of)).toEqual(['poly_si', 'hit', 'poly_si', 'other', 'mono_si'])
    expect(noteOf(read({ keys: { Technol: 'mtPerovskite' } }), 'Technol')?.message).toContain('band gap of silicon')
  })

  test('the voltage limit is that of the IEC, and a lower one of UL is noted', () => {
    const answer = read({ keys: { VMaxUL: 1000 } })
    expect(answer.module.v_max_v).toBe(1500)
    expect(noteOf(answer, 'VMaxUL')?.kind).toBe('ignored')
    expect(read({ keys: { VMaxIEC: null, VMaxUL: 600 } }).module.v_max_v).toBe(600)
  })

  test('muVocSpec 0 is not stated; one that no module has is left out with a note', () => {
    expect(read({ keys: { muVocSpec: '0.0' } }).module.mu_v_oc_v_per_k).toBeNull()
    // -0.25 % of 49.9 V.
    expect(read({ keys: { muVocSpec: '-124.75' } }).module.mu_v_oc_v_per_k).toBeCloseTo(-0.12475, 12)
    // %/K, V/K, of the other sign, and 1 %/K.
    for (const muVocSpec of ['-0.28', '-0.139', '128', '-499']) {
      const odd = read({ keys: { muVocSpec } })
      expect([odd.module.mu_v_oc_v_per_k, noteOf(odd, 'muVocSpec')?.kind]).toEqual([null, 'changed'])
    }
  })

  test('muGamma that no module has is left out with a note, and fitted', () => {
    const odd = read({ keys: { muGamma: '0.04' } })
    expect([odd.module.mu_gamma_per_k, noteOf(odd, 'muGamma')?.kind]).toEqual([null, 'changed'])
    expect(read({ keys: { muGamma: '-0.0004' } }).module.mu_gamma_per_k).toBe(-0.0004)
  })

  test('a file whose figures disagree says so: muGamma of another coefficient, RelEffic of another curve', () => {
    const answer = read({ keys: { muGamma: '0.0004', RelEffic200: '-9.00' } })
    const deviations = answer.notes.filter(({ kind }) => kind === 'deviation')
    expect(deviations.map(({ key }) => key)).toContain('muPmpReq')
    expect(deviations.map(({ key }) => key)).toContain('RelEffic200')
    expect(answer.checks.filter(({ agrees }) => !agrees).map(({ name }) => name)).toEqual(['mu_p_mp', 'low_light'])
  })
})
