import type { ModelOption, Resolved } from '../../core/option.ts'
import type { Sink } from '../../core/sink.ts'
import type { BeamIam } from '../fresnel.ts'

/** Sections from which an incidence-angle curve is made. */
export interface IamSections {
  iam: Resolved['iam']
  module: Pick<Resolved['module'], 'iam_profile' | 'front_surface'>
}

/** An incidence-angle curve, keyed by `iam.kind`. */
export interface IamOption extends Omit<ModelOption, 'check'> {
  check?(sections: IamSections, sink: Sink): void
  /** The option that this one selects, for an option that only selects. */
  chosen?(sections: IamSections): IamOption
  beam(sections: IamSections): BeamIam
  /** The curve of diffuse light, for an option in which it is not the beam's. */
  diffuse?(sections: IamSections): BeamIam
}
