import { Authentication } from '../accounts/authentication.ts'
import { SecurityEvents } from '../accounts/events.ts'
import { KeyService } from '../accounts/keys.ts'
import { AccountService } from '../accounts/service.ts'
import { sessionCookieName } from '../accounts/session-cookie.ts'
import { SignIn } from '../accounts/sign-in.ts'
import { AccountStore } from '../accounts/store.ts'
import type { PersonalData } from '../db/personal-data.ts'
import { MailService } from '../mail/service.ts'
import { publicUrl } from '../public-url.ts'
import { TermsService } from '../terms/service.ts'
import type { ChargingServices } from './charging-services.ts'
import type { SharedParts } from './shared-parts.ts'

export type AccountServices = Awaited<ReturnType<typeof openAccountServices>>

/**
 * Accounts: signing in, keys, and the stored data of a person.
 * @param personalData  parts of the service that store something of a person
 */
export async function openAccountServices(
  { config, log, database, knownMillis, limits, news, pool, unfinished }: SharedParts,
  { balances, keepProvider }: Pick<ChargingServices, 'balances' | 'keepProvider'>,
  personalData: readonly PersonalData[],
) {
  const store = new AccountStore(database)
  const authentication = new Authentication({ store, database, log, knownMillis, news, cookieName: sessionCookieName(config.baseUrl) })
  const terms = new TermsService()
  const events = new SecurityEvents(database)
  const { smtp } = config.accounts
  // The package that sends mails is in memory only where mails are sent.
  const delivery = smtp === null ? null : new (await import('../mail/smtp.ts')).SmtpDelivery(smtp, log)
  const mail = new MailService({ delivery, database, log, track: (work) => unfinished.track(work) })
  const parts = { store, database, authentication, events, terms, mail, limits }
  const signIn = new SignIn({ ...parts, linkUrl: publicUrl(config) })
  await signIn.recallLinks()
  return {
    authentication,
    terms,
    events,
    mail,
    signIn,
    keys: new KeyService(parts),
    accounts: new AccountService({ ...parts, pool, balances, personalData, deleted: keepProvider }),
  }
}
