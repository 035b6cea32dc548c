import type { RunRequest } from '@pvyield/contract/schemas'
import type { QuantityName } from '../core/quantities.ts'

/** A series that contains everything before it in the chain. */
export interface ChainLevel {
  readonly name: QuantityName
  /** What happens between the level before and this one. */
  readonly step: string
  /** Sections of the request that the step reads. */
  readonly sections: readonly (keyof RunRequest)[]
}

/**
 * Levels of the chain, in its order. Series of a single loss and the components of the light are
 * none: a difference of 0.1 % of a small loss is no difference of the chain.
 */
export const CHAIN_LEVELS: readonly ChainLevel[] = [
  { name: 'GlobHor', step: 'weather', sections: ['weather'] },
  { name: 'DiffHor', step: 'diffuse light of the weather', sections: ['weather', 'site'] },
  { name: 'BeamHor', step: 'beam of the weather', sections: ['weather', 'site'] },
  { name: 'GlobInc', step: 'transposition', sections: ['site', 'array', 'scene'] },
  { name: 'GlobHrz', step: 'horizon', sections: ['site'] },
  { name: 'GlobShd', step: 'near shading', sections: ['array', 'scene'] },
  { name: 'GlobSlg', step: 'soiling', sections: ['site'] },
  { name: 'GlobSnw', step: 'snow', sections: ['site'] },
  { name: 'GlobIAM', step: 'incidence angles', sections: ['iam', 'module'] },
  { name: 'GlobEff', step: 'all optical losses', sections: [] },
  { name: 'GlobBack', step: 'rear side', sections: ['bifacial'] },
  { name: 'T_Amb', step: 'air temperature of the weather', sections: ['weather'] },
  { name: 'TArray', step: 'cell temperature', sections: ['thermal', 'weather'] },
  { name: 'EArrNom', step: 'nominal power of the modules', sections: ['module', 'array'] },
  { name: 'EArrMPP', step: 'modules and DC losses', sections: ['module', 'array', 'spectral', 'lifetime', 'dc_losses'] },
  { name: 'EArray', step: 'operating point', sections: ['inverter', 'array'] },
  { name: 'EOutInv', step: 'inverters', sections: ['inverter'] },
  { name: 'E_Grid', step: 'grid side', sections: ['storage', 'ac_losses'] },
]
