import { address, ConfigError, type Environment, oneOf, withoutUser } from './values.ts'

/** Accounts, their mails and their money. */
export interface AccountsConfig {
  /** `open`: runs need no account and are not charged. `metered`: they do, and are. */
  mode: 'open' | 'metered'
  /** Page that a browser is sent to when it is signed in or comes back from a payment. */
  returnUrl: string
  /** Mail server; null writes mails to the log and the outbox instead of sending them. */
  smtp: { url: string; from: string } | null
  /** Payment provider; null is the built-in test checkout, which takes no money. */
  stripe: { apiKey: string; webhookSecret: string; baseUrl: string } | null
}

export function accounts(environment: Environment): AccountsConfig {
  const mode = oneOf(environment, 'ACCOUNTS', ['open', 'metered'], 'open')
  return {
    mode,
    returnUrl: returnUrl(environment),
    smtp: smtp(environment, mode),
    stripe: stripe(environment, mode),
  }
}

function returnUrl(environment: Environment): string {
  const value = environment.RETURN_URL || '/account'
  const isPath = /^\/(?![/\\])/.test(value)
  if (isPath || (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))) return withoutUser('RETURN_URL', value)
  throw new ConfigError('RETURN_URL', value, 'give the address of a page, or a path of this server, or leave it unset for /account')
}

/** A server that takes money has to send mails, unless MAIL=log is given by name. */
function smtp(environment: Environment, mode: AccountsConfig['mode']): AccountsConfig['smtp'] {
  const [url, from] = [environment.SMTP_URL || '', environment.SMTP_FROM || '']
  const way = oneOf(environment, 'MAIL', ['smtp', 'log'], url === '' && mode === 'open' ? 'log' : 'smtp')
  if (way === 'log') return null
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol))
    throw new ConfigError(
      'SMTP_URL',
      url === '' ? '' : '...',
      'give the mail server, such as smtps://user:password@mail.example.com, or set MAIL=log to write mails to the log',
    )
  if (!/^\S[^\r\n]*@[^\r\n]+$/.test(from))
    throw new ConfigError('SMTP_FROM', from, 'give the sender of the mails, such as "pvyield <no-reply@example.com>"')
  return { url, from }
}

const STRIPE_BASE_URL = 'https://api.stripe.com'

/** A server that takes money has to have a provider, unless PAYMENTS=test is given by name. */
function stripe(environment: Environment, mode: AccountsConfig['mode']): AccountsConfig['stripe'] {
  const [apiKey, webhookSecret] = [environment.STRIPE_API_KEY || '', environment.STRIPE_WEBHOOK_SECRET || '']
  const provider = oneOf(environment, 'PAYMENTS', ['stripe', 'test'], apiKey === '' && mode === 'open' ? 'test' : 'stripe')
  const baseUrl =
    address(environment, 'STRIPE_BASE_URL', `the address of the provider's API, such as ${STRIPE_BASE_URL}`) || STRIPE_BASE_URL
  if (provider === 'test') return null
  if (apiKey === '')
    throw new ConfigError(
      'STRIPE_API_KEY',
      '',
      'give the secret key of the payment provider, or set PAYMENTS=test for a checkout that takes no money',
    )
  if (webhookSecret === '')
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET',
      '',
      'give the signing secret of the webhook: without it nobody could tell who reports a payment',
    )
  return { apiKey, webhookSecret, baseUrl }
}
