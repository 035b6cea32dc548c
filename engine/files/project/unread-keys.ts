import type { Findings } from '../findings.ts'
import { cleanText } from '../object-keys.ts'
import { allBlocks, type PvsystBlock } from '../pvsyst-object.ts'

/** Keys of the system that are read, or that change no result. */
const KNOWN: Readonly<Record<string, ReadonlySet<string>>> = {
  pvMainArray: keys('Flags Flags2 UFactor Alpha UFAverEffic SoilingLoss MVNbTransfos UseSpectralCorr Comment Version'),
  pvSystem: keys('Flags Comment Version SystemType PLimGrid TanPhi'),
  pvSubArray: keys(
    'Comment Version Flags Flags2 SubArrayId PVModule GInverter NModSerie NStringCh NStrOrient1 NoOrientation NoOrientation2 NoOrient2 NoOrientation_2 NInverter NInvMPPT SEIsHeterogeneousString AreaSizing PNomSizing PowerSharingInverterId PNomAC_InMPPT PQualityModU PQualityModI PQualityModP PMismMPP PMismUFixe PMismString LIDLoss LightSoaking RSCablageCh RSCablagePC VDiodeSerie ACWireNoSect',
  ),
}
/** Keys in one note, and sub-arrays whose keys are looked at. */
const NAMED_MAX = 20
const BLOCKS_MAX = 500
/** A value that switches nothing on. */
const NOTHING = /^(|0+(\.0*)?|-1|false|no|none|\$0+)$/i

function keys(names: string): ReadonlySet<string> {
  return new Set(names.toLowerCase().split(' '))
}

/**
 * A note for each class of the system with keys that this reader does not know and that state
 * something: outages, transformers, lines, ageing and others have no published keys.
 */
export function noteUnreadKeys(main: PvsystBlock, findings: Findings): void {
  const unread = new Map<string, Map<string, number>>()
  let blocks = 0
  for (const { kind, entries } of allBlocks(main)) {
    const known = KNOWN[kind]
    if (known === undefined || ++blocks > BLOCKS_MAX) continue
    for (const { key, value, line } of entries) {
      if (known.has(key.toLowerCase()) || NOTHING.test(value.trim())) continue
      const own = unread.get(kind) ?? new Map<string, number>()
      if (own.size < NAMED_MAX && !own.has(key)) own.set(key, line)
      unread.set(kind, own)
    }
  }
  for (const [kind, own] of unread) {
    const named = [...own].map(([key, line]) => `${cleanText(key).slice(0, 50)} (line ${line})`)
    const [first] = own.values()
    findings.note(
      'ignored',
      { key: kind, line: first ?? null },
      `${kind} has keys that this reader does not know: ${named.join(', ')}. Outages, transformers, lines and ageing are set by hand: ac_losses and lifetime`,
    )
  }
}
