import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { TermsService } from './service.ts'

export function termsRoutes(terms: TermsService): Pick<Handlers<Context>, 'getTerms'> {
  return {
    getTerms: async () => ({
      status: 200,
      contentType: 'text/markdown',
      body: terms.text,
      headers: { 'content-type': 'text/markdown; charset=utf-8', 'x-terms-version': terms.version },
    }),
  }
}
