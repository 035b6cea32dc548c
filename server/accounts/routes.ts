import type { Handlers } from '@pvyield/contract/handlers'
import type { Account } from '../http/account.ts'
import type { Context } from '../http/context.ts'
import type { KeyService } from './keys.ts'
import type { AccountService, Person } from './service.ts'
import { endedCookie } from './session-cookie.ts'
import type { SignIn } from './sign-in.ts'

type AccountOperation =
  | 'signOut'
  | 'getMe'
  | 'deleteMe'
  | 'acceptTerms'
  | 'setBudget'
  | 'setProfile'
  | 'getLogo'
  | 'setLogo'
  | 'deleteLogo'
  | 'setPreference'
  | 'deletePreference'
  | 'listSecurityEvents'
  | 'exportMe'
  | 'listKeys'
  | 'createKey'
  | 'revokeKey'

/** @param baseUrl  address that clients use; empty when it is not known */
export function accountRoutes(
  accounts: AccountService,
  keys: KeyService,
  signIn: SignIn,
  baseUrl: string,
): Pick<Handlers<Context>, AccountOperation> {
  const signedOut = { 'set-cookie': endedCookie(baseUrl) }
  return {
    signOut: async ({ context: { account, address } }) => {
      await signIn.end(account, address)
      return { status: 204, headers: account?.by.kind === 'key' ? {} : signedOut }
    },

    getMe: async ({ context: { account } }) => ({
      status: 200,
      body: await accounts.me(account),
      headers: { 'cache-control': 'no-store' },
    }),

    deleteMe: async ({ context }) => {
      await accounts.delete(person(context))
      return { status: 204, headers: signedOut }
    },

    acceptTerms: async ({ body, context }) => ({ status: 200, body: await accounts.acceptTerms(person(context), body.terms_version) }),

    setBudget: async ({ body, context }) => ({
      status: 200,
      body: await accounts.setBudget(person(context), body.budget_usd, body.keys_may_raise),
    }),

    setProfile: async ({ body: { name, business_name: businessName }, context }) => ({
      status: 200,
      body: await accounts.setProfile(person(context), name, businessName),
    }),

    getLogo: async ({ context }) => {
      const { logo, type } = await accounts.logo(accountOf(context))
      return { status: 200, contentType: type, body: logo, headers: { 'content-disposition': 'inline; filename="logo"' } }
    },

    setLogo: async ({ body, context }) => ({ status: 200, body: await accounts.setLogo(person(context), body, context.signal) }),

    deleteLogo: async ({ context }) => ({ status: 200, body: await accounts.deleteLogo(person(context)) }),

    setPreference: async ({ body, context }) => ({
      status: 200,
      body: await accounts.setPreference(person(context), body.choices, context.signal),
    }),

    deletePreference: async ({ context }) => ({ status: 200, body: await accounts.deletePreference(person(context)) }),

    listSecurityEvents: async ({ context }) => ({ status: 200, body: await accounts.listEvents(accountOf(context)) }),

    exportMe: async ({ context }) => ({
      status: 200,
      written: { bytes: await accounts.exported(person(context)), contentEncoding: null },
      headers: { 'content-disposition': 'attachment; filename="pvyield-export.json"' },
    }),

    listKeys: async ({ context }) => ({ status: 200, body: await keys.list(accountOf(context)) }),

    createKey: async ({ body, context }) => ({ status: 200, body: await keys.create(accountOf(context), body.label, context.address) }),

    revokeKey: async ({ params, context }) => {
      await keys.revoke(accountOf(context), params.key_id, context.address)
      return { status: 204 }
    },
  }
}

/** The account of an operation that requires one: `mount.ts` refuses others. */
function accountOf({ account }: Context): Account {
  if (account === null) throw new Error('The operation was called without an account')
  return account
}

function person(context: Context): Person {
  return { account: accountOf(context), address: context.address }
}
