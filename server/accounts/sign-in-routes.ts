import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import { unauthorized } from '../http/credentials.ts'
import { pagePolicy } from '../http/page-policy.ts'
import { Problem } from '../http/problem.ts'
import { deadLinkPage, linkPage } from './link-page.ts'
import { sessionCookie } from './session-cookie.ts'
import { LINK_MINUTES, type SignIn } from './sign-in.ts'

export interface SignInPlace {
  /** Address that clients use; empty when it is not known. */
  readonly baseUrl: string
  /** Page that a browser is sent to when it is signed in. */
  readonly returnUrl: string
}

/** Pages and answers around a link carry its secret in their address. */
const NOT_KEPT = { 'cache-control': 'no-store' }

export function signInRoutes(
  signIn: SignIn,
  { baseUrl, returnUrl }: SignInPlace,
): Pick<Handlers<Context>, 'startSignIn' | 'showSignInLink' | 'signIn'> {
  const deadLink = pageReply(deadLinkPage, returnUrl)
  return {
    startSignIn: async ({ body, context: { address, isFromOtherSite } }) => {
      // Else a page could mail to anybody from the addresses of its visitors, which are what the limit counts.
      if (isFromOtherSite()) throw new Problem('forbidden', 'A page of another site may not ask for a link: send its visitors to /signin')
      await signIn.start({ email: body.email, termsVersion: body.terms_version, address })
      return { status: 200, body: { sent: true, expires_in_minutes: LINK_MINUTES }, headers: NOT_KEPT }
    },

    showSignInLink: async ({ query, context: { address } }) => {
      const link = await signIn.look(query.token, address)
      return link === null ? deadLink : pageReply(linkPage(link.email), returnUrl)
    },

    signIn: async ({ query, context: { address, isFromOtherSite, mediaType } }) => {
      // Else a page could sign its visitors in to the account of its author.
      if (isFromOtherSite()) throw new Problem('forbidden', 'A page of another site may not sign anyone in: open the link of the mail')
      const session = await signIn.finish(query.token, address)
      const isBrowser = mediaType === 'text/html'
      if (session === null) {
        if (isBrowser) return deadLink
        throw unauthorized(
          'The sign-in link does not work: it was used before, it has expired, or it is not complete. POST /api/auth/start sends a new one',
        )
      }
      const headers = { ...NOT_KEPT, 'set-cookie': sessionCookie(baseUrl, session) }
      if (isBrowser) return { status: 303, headers: { ...headers, location: returnUrl } }
      return { status: 200, body: { signed_in: true }, headers }
    },
  }
}

/** A form sends on to another site only when the policy of its page names it, redirects included. */
function pageReply(html: string, returnUrl: string) {
  const target = URL.canParse(returnUrl) ? ` ${new URL(returnUrl).origin}` : ''
  // Without a referrer of its own site, a browser sends `Origin: null` with a form.
  const headers = { ...NOT_KEPT, ...pagePolicy(html, [`form-action 'self'${target}`]), 'referrer-policy': 'same-origin' }
  return { status: 200, contentType: 'text/html', body: html, headers } as const
}
