import type { Statement } from './database.ts'

/**
 * The data of a person that a part of the service stores. Every table that has an account id is covered by
 * one of these, which `app.ts` gives to the account service.
 */
export interface PersonalData {
  /** Key in the answer of `GET /api/me/export`. */
  readonly name: string
  /** The data as JSON text, in pieces, so that many runs are not in memory at once. */
  exported(accountId: string): AsyncGenerator<string, void, undefined>
  /** Statements that delete the data. The ledger has none: its entries stay, and name no person. */
  deletion(accountId: string): readonly Statement[]
  /** Ends work that goes on for an account that was deleted. */
  ended?(accountId: string): Promise<void>
}
