import type { SentBytes } from '@pvyield/contract/handlers'
import type { ValidatorName } from '@pvyield/contract/validators'
import { freeBuffer } from '../memory/free-buffer.ts'
import type { BytesInFlight } from './bytes-in-flight.ts'

/** The bytes of one request's body, counted until the request has ended. Then its memory is freed. */
export class BodyHold {
  private held = 0
  private owned: Uint8Array | null = null

  constructor(private readonly inFlight: BytesInFlight) {}

  /** Fails: Problem overloaded when all bodies together are too large. */
  take(bytes: number): void {
    this.inFlight.take(bytes)
    this.held += bytes
  }

  /** Nobody reads the bytes after the request, unless `keep` is called. */
  own(bytes: Uint8Array): void {
    this.owned = bytes
  }

  /** Leaves the bytes to the collector: accepted work reads them after the request. */
  keep(): void {
    this.owned = null
  }

  release(): void {
    this.inFlight.release(this.held)
    this.held = 0
    if (this.owned !== null) freeBuffer(this.owned)
    this.owned = null
  }
}

/** A JSON body that a worker reads and checks. */
export interface BodyToCheck {
  readonly validator: ValidatorName
  readonly body: SentBytes
}

/** Where the bodies of requests are counted and, if they are long, read. */
export class RequestBodies {
  /** @param check  reads and checks a body in a worker. Fails: Problem. */
  constructor(
    private readonly inFlight: BytesInFlight,
    readonly check: (body: BodyToCheck) => Promise<unknown>,
  ) {}

  hold(): BodyHold {
    return new BodyHold(this.inFlight)
  }
}
