import type { Handlers } from '@pvyield/contract/handlers'
import type { Elysia } from 'elysia'
import { accountPages } from '../accounts/pages.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { signInRoutes } from '../accounts/sign-in-routes.ts'
import { PAYMENT_PART } from '../charging/payments/account-part.ts'
import { paymentRoutes } from '../charging/payments/routes.ts'
import { pricingTexts } from '../charging/pricing/guide.ts'
import { pricingRoutes } from '../charging/pricing/routes.ts'
import { FreeWork } from '../charging/service.ts'
import { componentFileRoutes } from '../component-files/routes.ts'
import { ComponentFileService } from '../component-files/service.ts'
import { componentRoutes } from '../components/routes.ts'
import { defaultsRoutes } from '../defaults/routes.ts'
import { demoRoutes } from '../demos/routes.ts'
import type { DemoService } from '../demos/service.ts'
import { docsPages, docsRoutes } from '../docs/routes.ts'
import { DocsService } from '../docs/service.ts'
import { DocsSite } from '../docs/site.ts'
import { estimateRoutes } from '../estimate/routes.ts'
import { feedbackRoutes } from '../feedback/routes.ts'
import type { FeedbackService } from '../feedback/service.ts'
import { geoRoutes } from '../geo/routes.ts'
import { MetricsAccess } from '../health/metrics-access.ts'
import { healthRoutes } from '../health/routes.ts'
import { homePages } from '../home/pages.ts'
import type { Account } from '../http/account.ts'
import { BytesInFlight } from '../http/bytes-in-flight.ts'
import type { Context } from '../http/context.ts'
import { likelyCost } from '../http/likely-cost.ts'
import { mount } from '../http/mount.ts'
import { RequestBodies } from '../http/request-bodies.ts'
import { Sending } from '../http/sending.ts'
import { iamCurveRoutes } from '../iam-curve/routes.ts'
import { libraryRoutes } from '../library/routes.ts'
import { mcpEndpoint } from '../mcp/endpoint.ts'
import { stylePages } from '../pages/pages.ts'
import { projectFileRoutes } from '../project-files/routes.ts'
import { ProjectFileService } from '../project-files/service.ts'
import { projectRoutes } from '../projects/routes.ts'
import { publicUrl } from '../public-url.ts'
import { RUNS_PART } from '../runs/account-part.ts'
import { batchRoutes } from '../runs/batch/batch-routes.ts'
import { compareRoutes } from '../runs/compare/routes.ts'
import { CompareService, workOfComparisons } from '../runs/compare/service.ts'
import { StoredDrawings } from '../runs/drawings.ts'
import { performanceRoutes } from '../runs/performance/routes.ts'
import { workOfPerformance } from '../runs/performance/work.ts'
import { runRoutes } from '../runs/routes.ts'
import { studyRoutes } from '../runs/study-routes.ts'
import { sceneRoutes } from '../scene/routes.ts'
import type { SceneService } from '../scene/service.ts'
import { schemaRoutes } from '../schema/routes.ts'
import { sizingRoutes } from '../sizing/routes.ts'
import { SizingService } from '../sizing/service.ts'
import { termsRoutes } from '../terms/routes.ts'
import { treeRoutes } from '../tree/routes.ts'
import { TreeService } from '../tree/service.ts'
import { Budgets } from '../uncertainty/budgets.ts'
import { longTermRoutes } from '../weather/derived/long-term-routes.ts'
import { derivingRoutes } from '../weather/derived/routes.ts'
import { weatherRoutes } from '../weather/routes.ts'
import { WEBHOOKS_PART } from '../webhooks/account-part.ts'
import { webhookRoutes } from '../webhooks/routes.ts'
import type { WebhookService } from '../webhooks/service.ts'
import type { AccountServices } from './account-services.ts'
import type { ChargingServices } from './charging-services.ts'
import { comparingStored, type ProjectServices } from './project-services.ts'
import type { RunServices } from './run-services.ts'
import type { SharedParts } from './shared-parts.ts'
import type { SiteServices } from './site-services.ts'

/** The services whose operations and pages the app answers. */
export interface MountedServices {
  readonly site: SiteServices
  readonly ofCharging: ChargingServices
  readonly ofRuns: RunServices
  readonly ofProjects: ProjectServices
  readonly ofAccounts: AccountServices
  readonly scenes: SceneService
  readonly demos: DemoService
  readonly feedback: FeedbackService
  readonly webhooks: WebhookService
}

/** The app: every operation of the document, the pages, and what is the same for all of them. */
export function mounted(shared: SharedParts, services: MountedServices): Elysia {
  const { config, log, pool, metrics, readiness, tracing, unfinished } = shared
  const { baseUrl, trustProxy, requestsPerAddress } = config
  const isWorkerOnly = config.role === 'worker'
  const track = <T>(work: Promise<T>) => unfinished.track(work)
  const docs = new DocsService(baseUrl, publicUrl(config), pricingTexts(config.pricing))
  const site = new DocsSite(docs)
  const [bodyBytes, answerBytes] = [
    new BytesInFlight(config.bodiesMaxMb * 1e6, 'request bodies'),
    new BytesInFlight(config.answersMaxMb * 1e6, 'answers'),
  ]
  const bodies = new RequestBodies(bodyBytes, (body) =>
    pool.submit('checkBody', body, { size: body.body.bytes.length, cost: likelyCost(body.body), turn: 'first' }),
  )
  const sending = new Sending({ inFlight: answerBytes, log, track })
  metrics.gauges('bytes_in_flight', 'Memory of request bodies that are read, and of answers that are sent.', 'kind', async () => [
    ['bodies', bodyBytes.bytes],
    ['answers', answerBytes.bytes],
  ])
  return mount({
    handlers: handlersOf(shared, services, docs, site),
    isWorkerOnly,
    isLeaving: () => readiness.isLeaving,
    pages: isWorkerOnly ? [] : pagesOf(shared, services, docs, site),
    endpoints: isWorkerOnly ? [] : [mcpEndpoint()],
    missingPage: (path) => site.missing(path),
    bodies,
    accounts: services.ofAccounts.authentication,
    log,
    metrics,
    tracing,
    baseUrl,
    trustProxy,
    requestsPerAddress,
    sending,
    track,
  })
}

function handlersOf(shared: SharedParts, services: MountedServices, docs: DocsService, site: DocsSite): Handlers<Context> {
  const { config, limits, objects, pool, answers, metrics, readiness } = shared
  const { ofCharging, ofAccounts, scenes, demos, feedback, webhooks } = services
  const { weather, fetched, comparisons, horizons, places, defaults } = services.site
  const { baseUrl, pricing } = config
  const { charging, payments, usage } = ofCharging
  const { terms, signIn, accounts, keys } = ofAccounts
  const free = new FreeWork(charging === null ? null : config.freeComparisonsPerHour, Date.now, limits)
  return {
    ...runHandlersOf(shared, services, free),
    ...treeRoutes(new TreeService(pool, weather), free),
    ...sceneRoutes(scenes),
    ...sizingRoutes(new SizingService(pool, weather), free),
    ...demoRoutes(demos),
    ...iamCurveRoutes(pool),
    ...defaultsRoutes(defaults),
    ...schemaRoutes(),
    ...pricingRoutes(pricing),
    ...signInRoutes(signIn, { baseUrl, returnUrl: config.accounts.returnUrl }),
    ...accountRoutes(accounts, keys, signIn, baseUrl),
    ...termsRoutes(terms),
    ...feedbackRoutes(feedback),
    ...webhookRoutes(webhooks),
    ...paymentRoutes(payments, usage),
    ...libraryRoutes(pool),
    ...componentFileRoutes(new ComponentFileService(pool)),
    ...projectFileRoutes(new ProjectFileService(pool)),
    ...componentRoutes(pool),
    ...derivingRoutes(weather, answers),
    ...longTermRoutes(weather, answers),
    ...weatherRoutes({ weather, fetched, comparisons }, answers),
    ...geoRoutes(horizons, places),
    ...estimateRoutes(),
    ...healthRoutes(pool, readiness, metrics, new MetricsAccess(config), objects),
    ...docsRoutes(docs, site, { baseUrl, needsKey: charging !== null }),
  }
}

/** Runs, and what is made of many. */
function runHandlersOf({ pool, database, unfinished }: SharedParts, services: MountedServices, free: FreeWork) {
  const { site, ofCharging, ofRuns, ofProjects, ofAccounts } = services
  const { charging } = ofCharging
  const { runs, reader, accountRuns, background, expansion, idempotency, studies, studyEvents } = ofRuns
  const { terms, accounts } = ofAccounts
  const drawings = new StoredDrawings(reader, pool, (account) => accounts.reportProfile(account))
  const requireTerms = ({ termsVersion }: Account) => charging && terms.requireAccepted(termsVersion)
  const parts = { database, pool, weather: site.weather, reader, idempotency, charging, unfinished }
  const comparisons = new CompareService({ ...parts, work: workOfComparisons(pool) })
  const performance = new CompareService({ ...parts, work: workOfPerformance(pool) })
  return {
    ...runRoutes(runs, reader, accountRuns, background, expansion, drawings, requireTerms),
    ...compareRoutes(comparisons, drawings.profileOf, requireTerms),
    ...performanceRoutes(performance, drawings.profileOf, requireTerms),
    ...studyRoutes(runs, studies, studyEvents, new Budgets(pool, free), requireTerms),
    ...batchRoutes(runs, studies, requireTerms),
    ...projectRoutes({ ...ofProjects, compare: comparingStored(comparisons), requireTerms }),
  }
}

function pagesOf({ config }: SharedParts, { ofCharging, ofAccounts }: MountedServices, docs: DocsService, site: DocsSite) {
  const isCharged = ofCharging.charging !== null
  const { nsrdb, pvgis } = config.upstream
  const webhookParts = config.webhooks === 'off' ? [] : [WEBHOOKS_PART]
  return [
    ...homePages({ baseUrl: publicUrl(config), needsKey: isCharged, makesYears: nsrdb === null && pvgis === null }),
    ...stylePages,
    ...docsPages(docs, site, config.baseUrl),
    ...accountPages(ofAccounts.terms, config.accounts.smtp !== null, RUNS_PART, [...(isCharged ? [PAYMENT_PART] : []), ...webhookParts]),
    ...ofCharging.pages,
  ]
}
