// Written by codegen from openapi.json. Do not edit: bun run gen.
import type { Caller, CallOptions, RunOptions } from '../src/call.ts'
import { blobOf, type FileInput } from '../src/file.ts'
import type { EventReader } from '../src/events.ts'
import type { PageReader } from '../src/pages.ts'
import * as operations from './sdk.gen.ts'
import type { AcceptedRun, AcceptedStudy, AddVariantData, ApiKeyRequest, BatchRequest, BillingState, BudgetRequest, CancelRunData, ChangeProjectData, ChangeVariantData, ChangeWebhookData, CheckWeatherData, CheckoutLink, CompareAnswer, CompareRequest, CompareVariantsData, Component, ConfirmCheckoutData, ConfirmWebhookData, ConfirmedCheckout, CorrelateWeatherAnswer, CorrelateWeatherData, CorrelateWeatherRequest, CreateRunData, CreateSimpleRunData, DeleteMeResponses, DeleteProjectData, DeleteProjectResponses, DeleteRunData, DeleteRunResponses, DeleteStudyData, DeleteStudyResponses, DeleteVariantData, DeleteVariantResponses, DeleteWebhookData, DeleteWebhookResponses, Demo, DescribeTreeData, DocsPage, DrawSceneDayData, DrawSceneExampleData, EndedRun, ExpandSimpleRunData, ExportMeResponses, ExportSceneGlbData, ExportScenePvcData, ExportSceneShdData, FeedbackReceived, FeedbackRequest, FetchWeatherData, FindPlacesData, FindPlacesResponses, GetComponentData, GetDefaultsResponses, GetDemoData, GetDocsData, GetDocsFigureData, GetDocsMarkdownData, GetHorizonData, GetOpenapiResponses, GetProjectData, GetRunData, GetRunReportData, GetRunSchemaResponses, GetRunSeriesArrowData, GetRunSeriesCsvData, GetSceneExampleData, GetSceneSchemaResponses, GetSharedProjectData, GetSharedVariantData, GetSimpleRunData, GetStudyArrowData, GetStudyCsvData, GetStudyData, GetStudyEventsData, GetStudyLinesData, GetTypicalYearData, GetVariantData, GetWebhookData, Health, HorizonAnswer, HorizonFileAnswer, HoursFileAnswer, IamCurveAnswer, IamCurveRequest, InverterFileAnswer, LabelRunData, LibraryInverter, LibraryModule, ListComponentsResponses, ListDemosResponses, ListDocsData, ListDocsResponses, ListInvertersData, ListInvertersResponses, ListKeysResponses, ListModulesData, ListModulesResponses, ListProjectsData, ListRunsData, ListSceneExamplesResponses, ListSecurityEventsResponses, ListStudiesData, ListUsageResponses, ListWebhookDeliveriesData, ListWebhookDeliveriesResponses, ListWebhooksResponses, MakeSyntheticWeatherData, Me, ModuleFileAnswer, NewApiKey, NewProject, NewProjectLink, NewVariant, NewWebhook, OptimiseAnswer, OptimiseRequest, ParseHorizonData, ParseHoursData, ParseMeasuredData, ParseProjectData, ParseSceneData, ParseWeatherData, ParsedMeasured, ParsedProjectOut, ParsedSceneOut, ParsedWeather, PaymentEvent, PerformanceAnswer, PerformanceRequest, PortalLink, PreferenceRequest, Pricing, Profile, Project, ProjectChange, ProjectEntry, ProjectLinkRequest, ProjectPage, ProjectRuns, Ready, ReceivedEvent, RevokeKeyData, RevokeKeyResponses, RotateWebhookSecretData, RunAnswer, RunEntry, RunLabel, RunPage, RunProjectData, RunProjectRequest, RunRequest, ScaleWeatherAnswer, ScaleWeatherData, ScaleWeatherRequest, Scene, SceneDay, SceneValidation, ScoreTreeData, SelectTypicalYearData, ShareProjectData, SharedProject, SharedRequest, ShowSignInLinkData, SignInData, SignInRequest, SignInStarted, SignOutResponses, SignedIn, SimpleRunAnswer, SimpleRunRequest, SimpleRunRequestAnswer, SiteMonthlyAnswer, SiteMonthlyRequest, SizeAnswer, SizeRequest, SolveDemoDayData, SolveSceneDayData, StoredRun, Study, StudyEntry, StudyEvent, StudyPage, SweepAnswer, SweepRequest, SyntheticWeatherAnswer, SyntheticWeatherRequest, TermsAcceptance, TestWebhookData, TopUpRequest, TreeAnswer, TreeDescription, TypicalYearAnswer, TypicalYearRequest, UncertaintyAnswer, UncertaintyRequest, UnshareProjectData, UnshareProjectResponses, Variant, VariantChange, VariantDifference, WeatherAnswer, WeatherCompareAnswer, WeatherCompareRequest, WeatherFetchRequest, WeatherQualityAnswer, WeatherQualityRequest, Webhook, WebhookChange, WebhookConfirmation, WebhookDelivery, WebhookRequest } from './types.gen.ts'

/** Every operation of the service. A refusal rejects with `ProblemError`, a lost connection with `PvyieldConnectionError`. */
export interface Operations {
  /**
   * Simulate a plant
   *
   * Runs one plant with the weather in the request. Answers 200 when the run finishes within the wait limit, otherwise 202. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.
   */
  createRun(body: RunRequest, query?: CreateRunData['query'], options?: RunOptions): Promise<RunAnswer | AcceptedRun>
  /**
   * Simulate from an address
   *
   * A simple run as an address that can be sent as a link: the fields of `POST /api/run/simple` that are a number, a word or a switch stand in the query, and weather, module and inverter by id. The answer is that of the POST, in the same formats (`Accept`) but HTML, which browsers ask for, and refusals name the same fields. Not taken: inline weather, modules and inverters, scenes, `uncertainty_parts`, `Idempotency-Key` and `Prefer`. Nothing is kept in a cache: every call runs. A session cookie is not read, so that a page of another site cannot run at the cost of whoever opens it; with a key the call is stored and charged as the POST, once for every call, and without one a charged service answers 401.
   */
  getSimpleRun(query: GetSimpleRunData['query'], options?: CallOptions): Promise<SimpleRunAnswer | AcceptedRun>
  /**
   * Simulate from a location and a size
   *
   * Expands a location and a size to a full request with documented defaults, and runs it. With `Accept: text/csv` the answer is only the series, as CSV: one header line with titles and units, then one row per timestep; `include_series` is not needed. With `Accept: application/vnd.apache.arrow.stream` it is the same series as an Arrow IPC stream with exact values; `GET /api/runs/{run_id}/series.arrow` describes it. With `Accept: image/svg+xml` it is a picture (`picture`), with `Accept: application/pdf` or `text/html` the report of the run, whose cover `report` in the request describes. Any other `Accept` returns JSON, including one that names none of the types or gives them the same weight. A run that continues in the background answers 202 with JSON in any case, and its series is kept. One JSON answer contains at most 4,000,000 series values (rows x columns), one CSV or Arrow answer 10,000,000. A year of 1- or 2-minute rows with all columns exceeds both limits and is refused with 422 before it runs: name fewer series in `columns`, or send `Prefer: respond-async` and read the stored run (JSON up to 10,000,000 values) or its `links.series_csv` or `links.series_arrow`, which have no such limit. A run with a key or a session is stored for its account, and `links.run` points to it.
   */
  createSimpleRun(body: SimpleRunRequest, query?: CreateSimpleRunData['query'], options?: RunOptions): Promise<SimpleRunAnswer | AcceptedRun>
  /**
   * The full request of a simple run, without running it
   *
   * Expands a location and a size to the full request that `POST /api/run/simple` would run, with every assumed value, and runs nothing. Take `request`, change it, and send it to `POST /api/run` or to `POST /api/tree/{stage}`. It refuses what the simple run refuses of the fields that are sent; what only the models notice, the run says. Without `weather` it takes the typical year as the simple run does, and names it by its id. Not charged, and open without an account.
   */
  expandSimpleRun(body: SimpleRunRequest, query?: ExpandSimpleRunData['query'], options?: CallOptions): Promise<SimpleRunRequestAnswer>
  /**
   * List the runs of the account
   *
   * Every run that was sent with a key or a session is stored for its account until the account deletes it; a run with `include_series`, or whose answer is CSV or Arrow, with its series. Newest first. Runs that are stored while you read the pages neither repeat nor hide others.
   */
  listRuns(query?: ListRunsData['query'], options?: CallOptions): Promise<RunPage>
  /** As `listRuns`, but yields the entries of all pages, each fetched when the one before has been read. */
  allRuns(query?: Omit<NonNullable<ListRunsData['query']>, 'before'>, options?: CallOptions): AsyncGenerator<RunEntry, void, undefined>
  /**
   * Read a stored run
   *
   * Returns the request as sent, the sections that its ids resolved to, and the answer. Answers 202 while the run is still running, and 422 when it failed. A run that was sent with credentials is found by its account only. A run without credentials that went to the background is found by everyone who knows its id, for 24 hours. With `Accept: image/svg+xml` the answer is a picture of the run (`picture`; `heatmap`, `duration` and `day` need a run that was made with series), with `Accept: application/pdf` or `text/html` its report.
   */
  getRun(runId: GetRunData['path']['run_id'], query?: GetRunData['query'], options?: CallOptions): Promise<StoredRun | AcceptedRun>
  /**
   * Name a run of the account
   *
   * Writes the label by which the account finds the run in its list, and returns the entry. A run that has not ended may have one too. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  labelRun(runId: LabelRunData['path']['run_id'], body: RunLabel, options?: CallOptions): Promise<RunEntry>
  /**
   * Delete a run of the account
   *
   * Deletes a run with its series. A run that has not ended is refused: cancel it first (`POST /api/runs/{run_id}/cancel`). An answer that was kept for an `Idempotency-Key` is still repeated to its own caller until it is 24 hours old. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deleteRun(runId: DeleteRunData['path']['run_id'], options?: CallOptions): Promise<DeleteRunResponses[204]>
  /**
   * Cancel a run
   *
   * Ends a run that continues in the background: it is failed, what was reserved for it is released, and its worker is free within about a second. Reading it answers 422 `run_failed` with the failure `run_cancelled` in `errors`. When the run ends at the same moment, one of the two counts: `cancelled` says whether it was the cancellation. A run that has ended stays as it is, so that cancelling again answers the same. A run with an account is cancelled by its account only, one without by whoever knows its id.
   */
  cancelRun(runId: CancelRunData['path']['run_id'], options?: CallOptions): Promise<EndedRun>
  /**
   * Series of a stored run as CSV
   *
   * One row per timestep: the start of the row in the standard time of the weather, the series with their units in the header, then the reference series of the weather. A reference series that has the name of a series of a run has its unit too, and the ending `_ref`: `E_Grid_ref (kWh)`. Nothing follows them. The title of the time names the zone of its stamps (`time (UTC+01:00)`), and so does the header `X-Timezone`; `?columns=timezone` adds it as the last column, in hours from UTC. A coded column has its legend in place of the unit (`TrkState (0 tracking; 1 backtracking; ...)`). Values are rounded to 1e-13 of the largest value in the column. An empty cell means that there is no value. A series of any length can be streamed.
   */
  getRunSeriesCsv(runId: GetRunSeriesCsvData['path']['run_id'], query?: GetRunSeriesCsvData['query'], options?: CallOptions): Promise<string>
  /**
   * Series of a stored run as Arrow
   *
   * The same columns as `series.csv` as an Apache Arrow IPC stream with one record batch, for machines: pandas, Polars, DuckDB and R read it without parsing numbers. `time` is the start of the row, a timestamp in milliseconds with the zone of the weather (`+01:00`). All other columns are exact doubles, not rounded; NaN means that there is no value. The metadata of a column has its `label` and `unit` (none for a reference series that no run has), that of a coded column also its `legend`, a JSON list. The metadata of the schema has `run_id`, `step_minutes` and `timezone` in hours from UTC; the answer of a run that is not stored has no `run_id`.
   */
  getRunSeriesArrow(runId: GetRunSeriesArrowData['path']['run_id'], query?: GetRunSeriesArrowData['query'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Report of a stored run as a PDF
   *
   * The report of a stored run, as a link that a browser opens: the answer of `GET /api/runs/{run_id}` with `Accept: application/pdf`. The same run gives the same bytes.
   */
  getRunReport(runId: GetRunReportData['path']['run_id'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Score the model options of a stage
   *
   * Runs the request once with every option of every step of the stage, one change at a time, and returns the effect of each option: energy, difference, the stage's own rows of the loss diagram, run time in ms, and the deviation from each reference series in the weather. Each score comes from a full run with the option. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.
   */
  scoreTree(stage: ScoreTreeData['path']['stage'], body: RunRequest, options?: CallOptions): Promise<TreeAnswer>
  /**
   * Describe the steps of a stage
   *
   * Lists the steps of the stage, the options of each step and the path that the request selects, without running the plant. Each option that does not apply to the request gives the reason. Not charged.
   */
  describeTree(stage: DescribeTreeData['path']['stage'], body: RunRequest, options?: CallOptions): Promise<TreeDescription>
  /**
   * Compare runs
   *
   * Runs two to ten requests, or takes runs that are stored, and puts them side by side: the difference in energy by rows of the loss diagram, which add up to it; the fields of the requests that differ; the figures of the year and of the months; parts of plants by their ids. The difference is divided among the rows by the logarithmic mean Divisia index (LMDI-I): plants that differ in one loss only have the whole difference in its row. With `Accept: text/html` or `application/pdf` the answer is a report. It costs what its requests cost as runs of their own; stored runs cost nothing. When a request is refused, nothing is run or charged. Nothing is stored.
   */
  compareRuns(body: CompareRequest, options?: RunOptions): Promise<CompareAnswer>
  /**
   * Test the performance of a plant
   *
   * Tests measured rows of a plant (irradiance in its plane, temperatures, wind, AC and DC power; 1 to 60 minutes) against a run: the performance ratio of IEC 61724-1, plain and corrected for temperature, with yields and losses by month; the regression of ASTM E2848 at reporting conditions of ASTM E2939; the capacity test of IEC TS 61724-2; where the rows of the run are those of the measurement, the energy test of IEC TS 61724-3; availability. Filters say how many records they left out. Findings name what makes a result hard to believe. Powers that are a thousand times those of the plant are refused: their unit is not kW. With `Accept: text/html` or `application/pdf` the answer is a report with pictures. It costs what its request costs as a run; a stored run costs nothing. Nothing is stored.
   */
  testPerformance(body: PerformanceRequest, options?: RunOptions): Promise<PerformanceAnswer>
  /**
   * Read measured rows of a plant
   *
   * Reads a table of what was measured at a plant (CSV with a line of column names, plain or gzip-compressed; any separator, decimal commas, dates in any order) into the section `measured` of POST /api/performance: time, irradiance in the plane (POA), AC power, and where they are there DC power, temperatures of module and air, wind, availability and curtailment, by their names in English, German, French and Spanish. Powers in W, kW and MW and energies of the row in Wh, kWh and MWh become kW. Values outside the range of a request and codes of loggers, such as a power of -9999, are missing: they become null, are counted, and noted. A counter of energy is refused. A table without irradiance in the plane or without AC power is refused. A file may have 96 MB after decompression and 2.2 million rows. Nothing is stored.
   */
  parseMeasured(file: FileInput, query?: ParseMeasuredData['query'], options?: CallOptions): Promise<ParsedMeasured>
  /**
   * Energy by probability from a budget of uncertainties
   *
   * Combines any list of named parts with their distributions, correlations and years to the energies that are exceeded with 50 to 99 %, of one year, of the means of 5 to 30 years, and of each year of operation; with the share of each part in the variance, and what each does alone (tornado). Drawn by a seeded Latin hypercube; with 100,000 draws normal parts are within 0.05 % of their closed form. With `energies_kwh` it runs no plant, and is not charged: `summary.exceedance` of a run combines its own four parts. With `request` the energies are those of the run of a plant, and `fields` are fields of it whose values are uncertain (soiling, mismatch, heat transfer, albedo, availability, degradation): runs with values drawn by a seeded Latin hypercube say what they do, and what the runs have in common runs once. A study of a plant that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is; with a key or a session it is stored for its account.
   */
  assessUncertainty(body: UncertaintyRequest, options?: RunOptions): Promise<UncertaintyAnswer | AcceptedStudy>
  /**
   * Incidence-angle curve
   *
   * The incidence-angle curve for the beam that a run with these sections would apply, and the diffuse factors by tilt. `auto` is resolved to the curve that a run would use.
   */
  getIamCurve(body: IamCurveRequest, options?: CallOptions): Promise<IamCurveAnswer>
  /**
   * A complete run request
   *
   * A complete request for a real plant, ready to run. Remove `_meta` before you send it.
   */
  getDefaults(options?: CallOptions): Promise<GetDefaultsResponses[200]>
  /**
   * JSON Schema of a run request
   *
   * Self-contained JSON Schema (2020-12) of the body of `POST /api/run`.
   */
  getRunSchema(options?: CallOptions): Promise<GetRunSchemaResponses[200]>
  /**
   * JSON Schema of a scene
   *
   * Self-contained JSON Schema (2020-12) of the section `scene` and of the body of `POST /api/scene/validate`. What the schema alone cannot say, such as unique ids, is checked there.
   */
  getSceneSchema(options?: CallOptions): Promise<GetSceneSchemaResponses[200]>
  /**
   * Check a scene
   *
   * Reads a scene without running it. Returns the scene as read, with ids and defaults filled in, its counts, and warnings. A scene with failures is 422 and lists all of them; their paths begin at the scene (`types.0.kind`). What needs the site or the array section is checked by a run: the distance of the origin, the racking mode, the pitch and the number of modules.
   */
  validateScene(body: Scene, options?: CallOptions): Promise<SceneValidation>
  /**
   * A scene as a 3D model (GLB)
   *
   * Writes a scene as binary glTF 2.0, which browsers, Blender and most viewers open: metres, y up, north along -z, a node for each placement and object named by its id. Coordinates are single precision, so a scene far from zero stands about its middle; `moved_by` in the extras of the scene says by how much. Not charged, not stored.
   */
  exportSceneGlb(body: Scene, query?: ExportSceneGlbData['query'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * A scene as PVCollada (.pvc)
   *
   * Writes a scene as PVCollada 2.0 (Collada 1.5, z up, x east, y north), with a rack for each table and a mesh for each object. `POST /api/parse-scene` reads it again within a micrometre, with strings, kinds of objects and transmittance. Modules have no name and no power in a scene: `nom_power` is 0. Not charged, not stored.
   */
  exportScenePvc(body: Scene, query?: ExportScenePvcData['query'], options?: CallOptions): Promise<string>
  /**
   * A scene for PVsyst (SHD)
   *
   * Writes a scene as a near-shading scene of PVsyst. The classes of that format are not published: it is what `POST /api/parse-scene` reads, and a note of that operation says what is assumed. Not charged, not stored.
   */
  exportSceneShd(body: Scene, query?: ExportSceneShdData['query'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Solve one day of a scene
   *
   * Runs one day of the weather with the row model `projection`, and returns every row of that day: sun, weather, irradiance of the field, rotation of the trackers, and the beam shade of each table. The rows are those of a run of the same request with `row_model` `projection`; beyond 64 placements the shade of sky and ground light is averaged over fewer tables (within 0.3 % of the light of a day). Not charged, not stored.
   */
  solveSceneDay(body: RunRequest, query: SolveSceneDayData['query'], options?: CallOptions): Promise<SceneDay>
  /**
   * Picture of a scene in one row of a day
   *
   * An SVG of the scene in one row of `POST /api/scene/day`: trackers at their rotation, tables coloured by the share of the beam that shade takes, with their frames and the lines between their strings, the ridges of roofs, the ground as lines of equal height, a scale bar, north, and what the colours mean. A browser shows the name and the shade of the table under the pointer. Not charged, not stored.
   */
  drawSceneDay(body: RunRequest, query: DrawSceneDayData['query'], options?: CallOptions): Promise<string>
  /**
   * Example scenes
   *
   * Five plants with real dimensions, each with the fields of other sections that belong to it. To build a run request: take `GET /api/defaults` without `_meta`, put the scene in `scene`, merge `array_patch` into `array`, set `bifacial` to null, and merge `patch` into the other sections. `GET /api/demos/{demo_id}` has the request that comes of it.
   */
  listSceneExamples(options?: CallOptions): Promise<ListSceneExamplesResponses[200]>
  /**
   * One example scene
   *
   * The complete scene section of an example.
   */
  getSceneExample(exampleId: GetSceneExampleData['path']['example_id'], options?: CallOptions): Promise<Scene>
  /**
   * Picture of an example scene
   *
   * An SVG of an example scene at an instant, at the site of `GET /api/defaults`, under a clear sky without wind: its trackers as `array_patch` lets them turn, its tables coloured by the share of the beam that shade takes. A browser shows the name and the shade of the table under the pointer.
   */
  drawSceneExample(exampleId: DrawSceneExampleData['path']['example_id'], query?: DrawSceneExampleData['query'], options?: CallOptions): Promise<string>
  /**
   * Demo runs
   *
   * Runs of the example scenes: one for each, with the same id. `GET /api/demos/{demo_id}` returns the complete request and its result.
   */
  listDemos(options?: CallOptions): Promise<ListDemosResponses[200]>
  /**
   * One demo run
   *
   * The complete request of a demo, with its weather inline, and the stored result with its hourly series. The service computes the result once per engine version, in the background after a start; a request that comes earlier waits for it. `result.links` has the series as CSV and as an Arrow stream. Demos are not charged.
   */
  getDemo(demoId: GetDemoData['path']['demo_id'], query?: GetDemoData['query'], options?: CallOptions): Promise<Demo>
  /**
   * Solve one day of a demo
   *
   * The answer of `POST /api/scene/day` for the demo's own request. Not charged.
   */
  solveDemoDay(demoId: SolveDemoDayData['path']['demo_id'], query: SolveDemoDayData['query'], options?: CallOptions): Promise<SceneDay>
  /**
   * Pricing rules
   *
   * The rules that determine how many units a run is charged.
   */
  getPricing(options?: CallOptions): Promise<Pricing>
  /**
   * Ask for a sign-in link
   *
   * Sends a sign-in link to the address. It works once, for 15 minutes. The first sign-in makes the account. Answer and work are the same whether or not the address is known. Limits: 10 links an hour from one address, 5 to one email address. A page of another site is refused: it sends its visitors to `/signin`.
   */
  startSignIn(body: SignInRequest, options?: CallOptions): Promise<SignInStarted>
  /**
   * The page that a sign-in link opens
   *
   * A page with a button that signs in. Opening it does not use the link up, so that programs that look at mails cannot. When the link does not work any more, the page says so.
   */
  showSignInLink(query: ShowSignInLinkData['query'], options?: CallOptions): Promise<string>
  /**
   * Use a sign-in link
   *
   * Uses the link and sets the cookie of the session: HttpOnly, SameSite=Lax, Secure over TLS, for 30 days. A browser (Accept: text/html) is sent on to the page that RETURN_URL names, or gets a page that says why the link does not work; others get JSON, or 401. A request of a page of another site is refused.
   */
  signIn(query: SignInData['query'], options?: CallOptions): Promise<SignedIn>
  /**
   * Sign out
   *
   * Ends the session of the cookie. Does nothing without one.
   */
  signOut(options?: CallOptions): Promise<SignOutResponses[204]>
  /**
   * Terms
   *
   * The terms and conditions as Markdown. The header `X-Terms-Version` has their version.
   */
  getTerms(options?: CallOptions): Promise<string>
  /**
   * The account
   *
   * The account of the key or session: terms, free units, balance, billing, profile and preference. Without credentials, the prices.
   */
  getMe(options?: CallOptions): Promise<Me>
  /**
   * Delete the account
   *
   * Deletes the personal data of the account at once: email address, profile, logo, sessions, keys, events, stored runs and uploads. The ledger stays and names no person; a digest of the address is kept until the month ends (UTC), so that free units are given once a month: whoever comes back in the month finds the account empty, with its wallet and its used units. Monthly billing ends at the payment provider, with a last invoice of what was used. What is left in the wallet is not paid out by itself: use it up first, or ask the operator for a refund, which is possible afterwards as well. Needs a session; a key is refused with 403.
   */
  deleteMe(options?: CallOptions): Promise<DeleteMeResponses[204]>
  /**
   * Accept the terms
   *
   * Agreement to the current terms after they changed. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  acceptTerms(body: TermsAcceptance, options?: CallOptions): Promise<Me>
  /**
   * Limit monthly billing
   *
   * Sets the most that monthly billing may charge in a month. A key and a session may raise and lower it. A session may also send `keys_may_raise` false: from then on a key may only lower it, and what a leaked key may cost stays below this budget. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  setBudget(body: BudgetRequest, options?: CallOptions): Promise<Me>
  /**
   * Set the profile
   *
   * Sets what is printed on reports. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  setProfile(body: Profile, options?: CallOptions): Promise<Me>
  /**
   * The logo
   *
   * The logo of the account, as it was sent.
   */
  getLogo(options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Set the logo
   *
   * Keeps a PNG or JPEG picture, by its content, of at most 1 MB, 4,096 pixels a side, 2 million pixels and 8 bits a channel. An animated picture is refused. A report leaves out a logo that was kept before these bounds, and says so. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  setLogo(file: FileInput, options?: CallOptions): Promise<Me>
  /**
   * Delete the logo
   *
   * Deletes the logo. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deleteLogo(options?: CallOptions): Promise<Me>
  /**
   * Prefer a path through the models
   *
   * Saves options of the models that simple runs of the account use from now on, and full runs that ask for it. Steps and options are checked. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  setPreference(body: PreferenceRequest, options?: CallOptions): Promise<Me>
  /**
   * Forget the preference
   *
   * Runs use the defaults again. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deletePreference(options?: CallOptions): Promise<Me>
  /**
   * Security events of the account
   *
   * Sign-ins, keys that were made and revoked, changes of the budget, and the like: the newest 200, newest first. They are kept for 400 days.
   */
  listSecurityEvents(options?: CallOptions): Promise<ListSecurityEventsResponses[200]>
  /**
   * Everything that is stored of the account
   *
   * Everything that the service stores of the person, as one JSON object with a key for each part. Secrets are not stored, and so not in it. Limit: 10 an hour.
   */
  exportMe(options?: CallOptions): Promise<ExportMeResponses[200]>
  /**
   * API keys
   *
   * The keys of the account, newest first, without the keys themselves.
   */
  listKeys(options?: CallOptions): Promise<ListKeysResponses[200]>
  /**
   * Make an API key
   *
   * Makes a key. The answer alone contains it. An account has at most 50 keys and makes at most 30 an hour. A key may make other keys unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  createKey(body: ApiKeyRequest, options?: CallOptions): Promise<NewApiKey>
  /**
   * Revoke an API key
   *
   * The key stops working at once: every operation answers it with 401. A key may revoke itself, and others unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then it is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  revokeKey(keyId: RevokeKeyData['path']['key_id'], options?: CallOptions): Promise<RevokeKeyResponses[204]>
  /**
   * Webhooks
   *
   * The webhooks of the account, oldest first, without their secrets.
   */
  listWebhooks(options?: CallOptions): Promise<ListWebhooksResponses[200]>
  /**
   * Make a webhook
   *
   * Makes a webhook: an address that is called when runs and studies of the account end that were answered with 202. It is called for nothing until it is confirmed: the service sends it the event `webhook.confirm` with a `challenge` at once, and the account sends that back with `POST /api/webhooks/{webhook_id}/confirm`. The answer alone contains the `secret` by which the receiver checks the signatures, which follow the Standard Webhooks specification (`webhook-id`, `webhook-timestamp`, `webhook-signature`). The address has to begin with `https://`, on port 443 or 8443, and lead to the public internet. An account has at most 10 webhooks, and makes and tests at most 60 an hour. A key may make webhooks unless a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`): then a key is refused with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  createWebhook(body: WebhookRequest, options?: CallOptions): Promise<NewWebhook>
  /**
   * Read a webhook
   *
   * A webhook of the account, without its secret.
   */
  getWebhook(webhookId: GetWebhookData['path']['webhook_id'], options?: CallOptions): Promise<Webhook>
  /**
   * Change a webhook
   *
   * Changes the events of a webhook, or switches it off and on. One that was disabled because its address took nothing for 5 days is switched on again with `enabled` true. What waited for a webhook that is switched off is not sent later. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  changeWebhook(webhookId: ChangeWebhookData['path']['webhook_id'], body: WebhookChange, options?: CallOptions): Promise<Webhook>
  /**
   * Delete a webhook
   *
   * Deletes a webhook with its log. What waits for it is not sent. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deleteWebhook(webhookId: DeleteWebhookData['path']['webhook_id'], options?: CallOptions): Promise<DeleteWebhookResponses[204]>
  /**
   * Confirm a webhook
   *
   * Sends back the `challenge` that the address of the webhook got with the event `webhook.confirm`. It proves that whoever has the account reads what the address receives: from then on the webhook is called. A webhook that is not confirmed within 7 days is deleted. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  confirmWebhook(webhookId: ConfirmWebhookData['path']['webhook_id'], body: WebhookConfirmation, options?: CallOptions): Promise<Webhook>
  /**
   * Test a webhook
   *
   * Sends the event `webhook.test`, or `webhook.confirm` again while the webhook is not confirmed, once and without retries. The answer says how that ended: it comes when the receiver has answered, after 10 seconds at most. `state` is `waiting` when the receiver has too many other events at the moment; the log has the end then. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  testWebhook(webhookId: TestWebhookData['path']['webhook_id'], options?: CallOptions): Promise<WebhookDelivery>
  /**
   * Replace the secret of a webhook
   *
   * Makes a new secret, which this answer alone contains. For 24 hours each message is signed with both, so that receivers can change theirs in the meantime. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  rotateWebhookSecret(webhookId: RotateWebhookSecretData['path']['webhook_id'], options?: CallOptions): Promise<NewWebhook>
  /**
   * Log of a webhook
   *
   * What was sent to a webhook and what waits for it, newest first, at most 200. Deliveries are kept for 30 days, and the newest 200 of a webhook.
   */
  listWebhookDeliveries(webhookId: ListWebhookDeliveriesData['path']['webhook_id'], options?: CallOptions): Promise<ListWebhookDeliveriesResponses[200]>
  /**
   * Search modules
   *
   * Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`tiger neo`, `vertex`, `hi-mo 5`, `alpha`); `series` of an entry has them. `bifacial`, `monofacial`, `topcon`, `hjt`, `ibc`, `perc`, `n-type`, `mono`, `poly`, `cdte` and `cigs` match what is known of the cells. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.
   */
  listModules(query?: ListModulesData['query'], options?: CallOptions): Promise<ListModulesResponses[200]>
  /** As `listModules`, but yields the entries of all pages, each fetched when the one before has been read. */
  allModules(query?: Omit<NonNullable<ListModulesData['query']>, 'cursor'>, options?: CallOptions): AsyncGenerator<LibraryModule, void, undefined>
  /**
   * Search inverters
   *
   * Components whose manufacturer, model or id contains the whole `q`, in any case and with its punctuation, come first. A search by words adds those in which every word matches; case, diacritics and punctuation do not matter (`SG-350hx`, `lr5 72hbd 540m`). Words match manufacturer, model and id, whole words before beginnings of words before their inside. Names of series are found where a source at hand gives them (`sunny tripower core1`, `sunny boy 5`); `series` of an entry has them. A number without unit is kW, or from 100 on also W; `600V`, `1000V` and `1500V` match the voltage class. A number matches the rated power within 10 %, the nearest first, and after that digits in names; when nothing matches so, it matches the nearest power (`number_match` of each entry says which). When nothing contains `q` and no component has all words, those that have most of its letters are found, the query taken apart at its hyphens, slashes and powers (`TSM-NEG21C.20 695W`, `JKM635N-78HL4-BDV`), and a manufacturer or series with an error or two is read as the nearest (`trinna`); `unmatched_words` of each entry and `X-Unmatched-Words` then have what the first does not have as it was typed. When none has more than half, the answer is empty and `X-Unmatched-Words` has the words that no component has. Models that the lists have had for three years or more are ranked like 0.1 % further from the number. Among equals, figures of PAN and OND files and of data sheets come first, then newer lists, then newer models, then manufacturer and name. Eight words are read. `X-Total-Count` is the number of all matches, and `Link` the address of the next page. `GET /api/components/{component_id}` has the figures of one, and what our models make of them.
   */
  listInverters(query?: ListInvertersData['query'], options?: CallOptions): Promise<ListInvertersResponses[200]>
  /** As `listInverters`, but yields the entries of all pages, each fetched when the one before has been read. */
  allInverters(query?: Omit<NonNullable<ListInvertersData['query']>, 'cursor'>, options?: CallOptions): AsyncGenerator<LibraryInverter, void, undefined>
  /**
   * Read a PAN module file
   *
   * Reads a PVsyst module file (.PAN, text versions from 6.40 on) in any encoding, plain or gzip-compressed. `module` and `iam` run unchanged; `patch` and `electrical_shade` are offered apart and change nothing until they are merged. `notes` names by key and line what was derived, fitted, changed or ignored, and `checks` compares the file's own figures with those of the section: power at STC, temperature coefficients, low light. A file that cannot be read, or whose figures no module has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused: save them again in a later version. A file may have 256 kB and 5,000 lines.
   */
  parsePan(file: FileInput, options?: CallOptions): Promise<ModuleFileAnswer>
  /**
   * Read an OND inverter file
   *
   * Reads a PVsyst inverter file (.OND, text versions from 6.40 on) in any encoding, plain or gzip-compressed: limits, MPPT window, one or three efficiency curves, temperature derating, night consumption. `inverter` runs unchanged; `patch` and `per_inverter` are offered apart. `notes` names by key and line what was derived, changed or ignored, and `checks` compares the efficiency curves with the European, CEC and maximum efficiencies that the file states. A file that cannot be read, or whose figures no inverter has, is refused (422) with the line and the key. Binary files (before version 6.40) are refused. A file may have 256 kB and 5,000 lines.
   */
  parseOnd(file: FileInput, options?: CallOptions): Promise<InverterFileAnswer>
  /**
   * Read a layout, scene or terrain: PVsyst, PVCollada, DXF, GeoJSON, KML, tables, GeoTIFF, LandXML
   *
   * Reads the layout of a plant that another program wrote, plain or gzip-compressed, and says in `format` what it is: PVCollada (.pvc, .pvc2) and Collada (.dae), DXF as text, GeoJSON, KML and KMZ, tables of piles or tables (CSV), SolarFarmer inputs (JSON). Heights of a GeoTIFF, an ESRI ASCII grid (.asc), a list of points (.xyz) or a surface of LandXML become `terrain`. What is a table and what an object follows from names of layers, folders, blocks and features, or from `roles`; the guide [layouts](/docs/guides/layouts) has the rules. A layout may have 9 MB. Reads a PVsyst variant (.VC0 to .VCZ, .VDx), scene (.SHD), project (.PRJ) or site (.SIT), text in any encoding, plain or gzip-compressed. `scene` and `array_patch` are the plant's layout, `request_patch` its system: stringing, losses, heat balance, incidence angles, site, horizon, albedo. `components` names the module and inverter files, which a variant does not contain. `sub_arrays` are the parts of a plant whose sub-arrays differ. Merge the patches key by key into the sections of a run; where both have a field, `array_patch` is the racking and `request_patch.array` the stringing. `notes` says by class and line what was converted, assumed and left out. A variant without a scene has `scene` null and its array all the same. A file that cannot be read is refused (422) with its line and key. A file may have 8 MB and 300,000 lines.
   */
  parseScene(file: FileInput, query?: ParseSceneData['query'], options?: CallOptions): Promise<ParsedSceneOut>
  /**
   * Read a whole PVsyst project
   *
   * Reads a ZIP of the files of a PVsyst project in one call: project (PRJ), variants (VC0 to VCZ), modules (PAN), inverters (OND), weather, horizons (HOR), scenes (SHD) and sites (SIT). `request` is one run request of a variant: the one calculated last, or the one that `variant` names. The weather and the reference series are the hours that the variant has of its simulation, else a weather file of the archive. `missing` says which files are not there or cannot be read, and why; until it is empty, `request` has the sections that the files give and does not run. `files` says of every file of the archive whether it was used. `offers` are horizons, scenes and sites that the variant ran without: they change nothing until they are merged. Files are found by name without their folders; of two of one name the first counts. Nothing of the archive is written anywhere. An archive may have 500 files and 64 MB after decompression; archives within it are not opened.
   */
  parseProject(file: FileInput, query?: ParseProjectData['query'], options?: CallOptions): Promise<ParsedProjectOut>
  /**
   * Read hourly results of PVsyst
   *
   * Reads the hourly results of a PVsyst simulation (CSV of any version and separator, or the variant that has them), plain or gzip-compressed. `reference_series` are its columns under the names and in the units of a run: sent as `weather.reference_series`, they come out next to the series of the run, are compared in `summary.comparison`, and scored by POST /api/tree/{stage}. Up to version 7 PVsyst takes soiling after the incidence angles, a run before them: its GlobSlg is GlobIAM of a run, and its GlobIAM is left out. AzSol and PhiAng, which it counts otherwise, are left out too. `weather` is a section with the weather columns of the file and these series, ready for a run. Power becomes energy of the row. A CSV states no time zone and no place: send them, or `weather` is read in UTC. A variant states both, and has a year of every variable that its simulation stored: it may have 32 MB and 200,000 lines, a CSV 96 MB after decompression.
   */
  parseHours(file: FileInput, query?: ParseHoursData['query'], options?: CallOptions): Promise<HoursFileAnswer>
  /**
   * Documented building blocks
   *
   * Current modules (n-type TOPCon, heterojunction, back contact, PERC, CdTe) and string and central inverters of the library, whose figures all have a source. `GET /api/components/{component_id}` has the section, the origin, and what our models make of it. The operator can add more. For one plant, send the figures as an inline section, or its PAN or OND file (POST /api/parse-pan, POST /api/parse-ond).
   */
  listComponents(options?: CallOptions): Promise<ListComponentsResponses[200]>
  /**
   * One component
   *
   * Section, origin and fit of any module or inverter of the library, of the documented building blocks as of all others. 12 ids (modules with a built-in inverter) are in both lists: `kind` selects the entry, and without it the answer is the module, with a note.
   */
  getComponent(componentId: GetComponentData['path']['component_id'], query?: GetComponentData['query'], options?: CallOptions): Promise<Component>
  /**
   * Run variants of a plant
   *
   * Runs a plant with every combination of the values of up to five fields, at most 20,000 variants, and answers the figures that were asked for as columns. Each variant answers what a run of its own does, to the last digit; what variants have in common runs once, so that a sweep costs a fraction of its runs: order and number of the axes do not matter. A variant that is refused is listed with its problem, and the others run. With `Accept: text/csv` the answer is one row for each variant: the values of the paths, the figures, and the problem of a variant that was refused. With `Accept: application/vnd.apache.arrow.stream` it is the same columns as an Arrow IPC stream with exact values. A sweep that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study: 202 with its address, which says how far it is. It survives a restart of the service and goes on behind the variants that are done. A caller who leaves before that ends the sweep. A sweep with a key or a session is stored for its account.
   */
  createSweep(body: SweepRequest, options?: RunOptions): Promise<SweepAnswer | AcceptedStudy>
  /**
   * Find the best values of fields of a plant
   *
   * Finds the values of up to five fields, within bounds, with which a plant has the largest or the smallest objective: a figure of its summary, such as the energy, or an expression over figures, areas, the fields and costs of your own. The search evaluates plants as runs do, to the last digit: first over the whole space (DIRECT-L), then around the best points (a pattern search with quadratic models) until no neighbour that differs by a step in one field or in two is better. It draws no random numbers: the same request has the same answer. The answer has every evaluation as columns, the improvements, the optimum with its figures, how much each field matters around it, and why the search ended. A plant that is refused does not count, and is listed with its problem. With `Accept: text/csv` the answer is one row for each evaluation, with `Accept: application/vnd.apache.arrow.stream` the same columns with exact values. An optimisation that takes longer than its caller waits, or that is sent with `Prefer: respond-async`, is a stored study, as a sweep is.
   */
  createOptimisation(body: OptimiseRequest, options?: RunOptions): Promise<OptimiseAnswer | AcceptedStudy>
  /**
   * Run a portfolio
   *
   * Runs up to 20,000 requests in the background: simple requests, run requests, or both. Send them as a JSON list, as JSON lines (`application/x-ndjson`: one request in each line), or as a table (`text/csv`: the first line names the fields by their dot paths). A line may have an `id` and a `name` of yours, which its result repeats; an `id` stands once. All requests are checked before the batch is accepted, each as a run of its own would be; a problem names the line and the field (`lines.17.tilt_deg`, counted from 1 as editors do; `requests.17.tilt_deg` of a JSON list, from 0), lists the first 100 failures and counts the rest. The answer is 202 with the address of the batch, which is a stored study: it survives a restart of the service and goes on behind the results that are stored, takes turns with the work of others, and is read, listed, cancelled and deleted as other studies are. Its results can be read while it runs. Where runs are charged, it costs the sum of what its runs cost, reserved when it is accepted; what a request would have cost that fails is not charged. Typical years are those of the embedded table, or those that the service has stored: no outside source is asked. A batch with a key or a session is stored for its account.
   */
  createBatch(body: BatchRequest, options?: RunOptions): Promise<AcceptedStudy>
  /**
   * List the studies of the account
   *
   * The stored studies of the account, newest first, in pages.
   */
  listStudies(query?: ListStudiesData['query'], options?: CallOptions): Promise<StudyPage>
  /** As `listStudies`, but yields the entries of all pages, each fetched when the one before has been read. */
  allStudies(query?: Omit<NonNullable<ListStudiesData['query']>, 'before'>, options?: CallOptions): AsyncGenerator<StudyEntry, void, undefined>
  /**
   * Read a stored study
   *
   * How far a study is, and its result once it is complete. A study that was sent with credentials is found by its account only; one without credentials is found by everyone who knows its id, for 24 hours.
   */
  getStudy(studyId: GetStudyData['path']['study_id'], options?: CallOptions): Promise<Study>
  /**
   * Cancel and delete a study
   *
   * Ends a study that is running, which releases its charge (of a batch that of the requests without a result), and deletes it. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deleteStudy(studyId: DeleteStudyData['path']['study_id'], options?: CallOptions): Promise<DeleteStudyResponses[204]>
  /**
   * Follow a study
   *
   * Server-sent events of a stored study: `progress` whenever variants are done (the newest state, at most one a second), and `end` when the study is complete, failed or deleted, after which the stream ends. The data of each is a `StudyEvent`. The first event comes at once. A comment every 15 seconds keeps the connection, and the stream is cut after 10 minutes or when the server stops: connect again with `Last-Event-ID`, as `EventSource` does by itself. 20 streams of an account or a network may be open, and 1,000 of a server; then come 429 and 503 with `Retry-After`.
   */
  getStudyEvents(studyId: GetStudyEventsData['path']['study_id'], options?: CallOptions): AsyncGenerator<StudyEvent, void, undefined>
  /**
   * Result of a study as CSV
   *
   * The columns of a complete study, a row for each variant, as `POST /api/sweep` answers them with `Accept: text/csv`. Answers 202 while the study is running, and 422 when it failed.
   */
  getStudyCsv(studyId: GetStudyCsvData['path']['study_id'], options?: CallOptions): Promise<string>
  /**
   * Result of a study as Arrow
   *
   * The columns of a complete study as an Arrow IPC stream with exact values, one row for each variant. Every column has doubles; one of texts or choices has their positions, and the list of them as its metadata `legend`. A value that is not a number stands for none. Of a batch the columns are `row`, `line` and the figures. Answers 202 while the study is running, and 422 when it failed.
   */
  getStudyArrow(studyId: GetStudyArrowData['path']['study_id'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Make a project
   *
   * Makes a project: variants of the plant of one site, with names, notes and a status. It may be made with its first variants. The site is that of `latitude` and `longitude`; without them, that of the first variant that has one. A variant elsewhere is accepted, and its `warning` says how far it is. An account has at most 500 projects, and their requests take at most 100 MB compressed. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  createProject(body: NewProject, options?: CallOptions): Promise<Project>
  /**
   * List the projects of the account
   *
   * Newest first. Projects that are made while you read the pages neither repeat nor hide others.
   */
  listProjects(query?: ListProjectsData['query'], options?: CallOptions): Promise<ProjectPage>
  /** As `listProjects`, but yields the entries of all pages, each fetched when the one before has been read. */
  allProjects(query?: Omit<NonNullable<ListProjectsData['query']>, 'before'>, options?: CallOptions): AsyncGenerator<ProjectEntry, void, undefined>
  /**
   * Read a project
   *
   * The project with its variants, without their requests. Each variant has the figures of its last run, and whether its request has changed since.
   */
  getProject(projectId: GetProjectData['path']['project_id'], options?: CallOptions): Promise<Project>
  /**
   * Change a project
   *
   * Changes the fields that are sent. `revision` is the one that was read: when someone has changed the project since, nothing is changed and the answer is 409 `changed_meanwhile`. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  changeProject(projectId: ChangeProjectData['path']['project_id'], body: ProjectChange, options?: CallOptions): Promise<Project>
  /**
   * Delete a project
   *
   * Deletes the project, its variants, locked ones too, and its link. The runs of its variants stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deleteProject(projectId: DeleteProjectData['path']['project_id'], options?: CallOptions): Promise<DeleteProjectResponses[204]>
  /**
   * Add a variant to a project
   *
   * Adds a request, or a copy of another variant of the account (`copy_of`). The request is that of a full or of a simple run, and is checked as that of a run. One with problems is refused with 422, unless `status` is `draft`: then it is stored, and `problems` lists them. A copy has the last run of its model, until its request changes. A project has at most 100 variants; a request takes at most 1 MB compressed, so long weather is uploaded first (`POST /api/parse-weather`) and named by its id. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  addVariant(projectId: AddVariantData['path']['project_id'], body: NewVariant, options?: CallOptions): Promise<Variant>
  /**
   * Read a variant with its request
   *
   * The variant with its request, as it was sent.
   */
  getVariant(projectId: GetVariantData['path']['project_id'], variantId: GetVariantData['path']['variant_id'], options?: CallOptions): Promise<Variant>
  /**
   * Change a variant
   *
   * Changes the fields that are sent. `revision` is the one that was read: when someone has changed the variant since, nothing is changed and the answer is 409 `changed_meanwhile`. The request of a locked variant stays as it is (409 `variant_locked`), unless `locked` is false in the same request. A request with problems is refused with 422, unless the status is `draft`. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  changeVariant(projectId: ChangeVariantData['path']['project_id'], variantId: ChangeVariantData['path']['variant_id'], body: VariantChange, options?: CallOptions): Promise<Variant>
  /**
   * Delete a variant
   *
   * Deletes the variant. A locked one is refused with 409 `variant_locked`: unlock it first. Its runs stay in the list of the account. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  deleteVariant(projectId: DeleteVariantData['path']['project_id'], variantId: DeleteVariantData['path']['variant_id'], options?: CallOptions): Promise<DeleteVariantResponses[204]>
  /**
   * Difference of two variants
   *
   * The fields of the two requests that differ and, when both have a run that is complete, the comparison of these runs as `POST /api/compare` answers it: the difference in energy by rows of the loss diagram. It costs nothing.
   */
  compareVariants(projectId: CompareVariantsData['path']['project_id'], query: CompareVariantsData['query'], options?: CallOptions): Promise<VariantDifference>
  /**
   * Run the variants of a project
   *
   * Runs the chosen variants, or all of them, as stored runs in the background. A variant whose last run is of the same request is left out, unless `again` is true, so that sending the request twice runs nothing twice. All are checked first: when the account cannot pay for them together, nothing is run (402). Each run is charged by itself when it is accepted. A variant that is refused is named with its problems, and the others run. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  runProject(projectId: RunProjectData['path']['project_id'], body: RunProjectRequest, options?: RunOptions): Promise<ProjectRuns>
  /**
   * Make a link to a project
   *
   * Makes a link by which everyone who has it reads the project, without an account: names, notes, status, requests, and the main results of the last runs. It shows nothing else of the account: no uploaded weather, no series, no `report` of a request. A project has one link; a new one ends the one before. The answer alone contains it. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  shareProject(projectId: ShareProjectData['path']['project_id'], body: ProjectLinkRequest, options?: CallOptions): Promise<NewProjectLink>
  /**
   * End the link to a project
   *
   * From now on the link shows nothing. A project without a link stays as it is. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  unshareProject(projectId: UnshareProjectData['path']['project_id'], options?: CallOptions): Promise<UnshareProjectResponses[204]>
  /**
   * Read a shared project
   *
   * What the link of `POST /api/projects/{project_id}/share` shows, to everyone who has it. At most 600 reads an hour from one address. It asks search engines to leave it out.
   */
  getSharedProject(query: GetSharedProjectData['query'], options?: CallOptions): Promise<SharedProject>
  /**
   * Read a variant of a shared project
   *
   * The request of one variant. Weather in the request and its `report` are left out.
   */
  getSharedVariant(query: GetSharedVariantData['query'], options?: CallOptions): Promise<SharedRequest>
  /**
   * Results of a batch as JSON lines
   *
   * The results of a batch, one in each line, in the order of its requests: those that are stored so far, also while the batch is running. Each has `row` (from 0), `line`, `id`, `name`, `status` (`complete` or `failed`), `engine_version`, the `summary` of its run, and its `errors`. `from` continues behind those that you have. The batch has all of its results when its status is `complete`; `done` and `of` say how many there are. Other studies have no lines: read their CSV or Arrow.
   */
  getStudyLines(studyId: GetStudyLinesData['path']['study_id'], query?: GetStudyLinesData['query'], options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>
  /**
   * Size strings and inverters
   *
   * Sizes a plant of one module and one inverter for a place: modules per string from the coldest and hottest cells of the weather, strings per inverter from the DC/AC ratio and the current, and inverters for the target. `array_patch` runs unchanged as part of `array`. Voltages are those of the module's own model; the open-circuit voltage in the cold follows the stated temperature coefficient where there is one (NEC 690.7(A)), at the lowest air temperature of the weather. `limits` has every limit with its margin, `alternatives` the next best plants. When no number of modules keeps all limits, 422 says which two collide. Without `weather` it takes the typical year as a simple run does. Not charged. Where runs are charged, a caller without an account has ten comparisons of options, sizings and budgets of uncertainty an hour together (`FREE_COMPARISONS_PER_HOUR` of the operator), and then 401; with an account they are free.
   */
  sizePlant(body: SizeRequest, options?: CallOptions): Promise<SizeAnswer>
  /**
   * Typical year of a location
   *
   * An hourly typical year in local standard time. It is fetched once per location and source and then stored; `meta.id` identifies it in runs. `meta.source` and `meta.radiation_db` report where the data comes from. `meta.notes` reports how reliable the data is, why one source was replaced by another, and the attribution that a source requires (the embedded year: Global Solar Atlas 2.0, CC BY 4.0). If you name a source that cannot be reached or is not configured, the answer is 503 `geo_unavailable`; a location without data is 422 `weather_location_unavailable`. One account, or one address without an account, may request 30 new locations an hour; stored locations are not limited. Runs and sizings count towards this limit only when their year is fetched from an outside source. `meta.quality` is the quality report, as for a parsed file. The embedded year also contains relative humidity and precipitable water, and albedo in months with snow. Compared with 42 real years, the specific yield of one fixed plant with the embedded year is off by 6.0 % on average and 29 % at worst (3.0 and 11 % in North America), and the annual global irradiation by 4.8 %.
   */
  getTypicalYear(query: GetTypicalYearData['query'], options?: CallOptions): Promise<WeatherAnswer>
  /**
   * Test weather row by row, and clean it
   *
   * Applies the tests of the field to every row of a weather section: BSRN limits of what is physically possible and extremely rare (Long and Dutton 2002), closure of the three components and the diffuse ratio (Long and Shi 2008), tests of clearness and diffuse share (Forstinger et al. 2021), limits for means of 30 minutes and more, standing values, hours without light, light at night, and a clear sky with the Linke turbidity of the month. Each test reports the rows that it compared, the rows that fail it, and these as ranges; `months` has sums, flags and clear-sky ratios of each month, `series` the report on the series as a whole (time stamps, drift of a sensor, diffuse of the year). `weather` of the answer is the section without the values that failed a test in `remove`, with its gaps filled as `fill` says; `changes` names each changed value. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Where the tests leave no light that a run could use, the report comes without a section, and nothing is stored. So it does, and nothing is removed, filled or inserted, where the light is more than an hour off the sun of its stamps, as with a wrong time zone; the first note then says what to send. With `Accept: text/html` the answer is a report with pictures, with `text/csv` every changed value. Stamps may span 100 years. The sun of a row is that of a run; the place is `site`, or the one that the weather states. Nothing is charged.
   */
  checkWeather(body: WeatherQualityRequest, query?: CheckWeatherData['query'], options?: CallOptions): Promise<WeatherQualityAnswer>
  /**
   * Real years, or a typical year, of a source
   *
   * Fetches real years of a place from one source: `open_meteo` (archive of reanalyses, everywhere), `era5` (a mirror that the operator has set), `nasa_power` (everywhere, cells of 1 degree), `cams` (CAMS radiation service, where its satellites see; no temperature), `pvgis`, `nsrdb`, and by your own key `solcast` and `solargis`. Without `start` and `end` it is the typical year of `pvgis`, `nsrdb`, `solcast` or `embedded`. Rows are hours of the standard time of the place (PVGIS: of UTC), `meta.notes` has the attribution and licence that the source requires, and `meta.quality` compares the stamps with the sun. The section is stored for 30 days under `meta.id`, which runs take as `weather: {id}`; the same years of an open source are fetched once in that time. Years of a key are read anew by each call and belong to the account that asks, if there is one. A key is used for this call alone: it is not stored, not logged and in no message. Each fetch counts towards the 30 new locations an hour. Not charged.
   */
  fetchWeather(body: WeatherFetchRequest, query?: FetchWeatherData['query'], options?: CallOptions): Promise<WeatherAnswer>
  /**
   * Weather of several sources side by side
   *
   * Puts two to eight weathers of one place side by side: sources that are fetched as by `POST /api/weather/fetch`, and stored weather by its id, such as files of `POST /api/parse-weather`. For each: sums of GHI, DNI and DHI and the mean temperature of the year and of the months, its id for a run, and how late its stamps are; a source that fails is listed with the reason, and the others are compared; when all fail, the answer is a problem with the reason of each. `spread` has their mean, smallest, largest and standard deviation. `uncertainty` is a suggestion for `lifetime.uncertainty_parts` of a run and for `POST /api/uncertainty`: the standard deviation of the GHI of the sources, not below 4 %, because models share errors that their spread does not show. Each fetch counts towards the 30 new locations an hour. Not charged.
   */
  compareWeather(body: WeatherCompareRequest, options?: CallOptions): Promise<WeatherCompareAnswer>
  /**
   * Synthetic hours from months or days, and minutes from hours
   *
   * Makes hours, or steps down to a minute, of a year with given sums: from twelve monthly values of `monthly` (global irradiation and air temperature at least), or from 365 daily values of `daily`. Or makes steps down to a minute within the hours of `weather`, of which each keeps its light. Days follow the Markov library of Aguiar, Collares-Pereira and Conde (1988), hours the distribution of Graham and Hollands (1990), steps shorter than an hour that of Skartveit and Olseth (1992). The sums are met to 0.01 kWh/m2, the means of the temperature to 0.01 K; what is not given (wind, humidity) comes from the embedded climate of the place. The same request gives the same rows; another `seed` gives another year with the same sums. Values that the sky of the place cannot have are refused with their index. The answer is a weather section with its metadata, as of `POST /api/parse-weather`: it is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. `uncertainty` is what making hours adds to that of the given sums, for `lifetime.uncertainty_parts` of a run. Nothing is charged.
   */
  makeSyntheticWeather(body: SyntheticWeatherRequest, query?: MakeSyntheticWeatherData['query'], options?: CallOptions): Promise<SyntheticWeatherAnswer>
  /**
   * Read a weather file
   *
   * Reads TMY2, TMY3, EPW, NSRDB CSV, SAM CSV, SolarAnywhere CSV, Solargis TMY, DWD test reference years (TRY), Modelica .mos, SURFRAD and SOLRAD, Radiance WEA, PVWatts hourly results, PVGIS CSV and JSON, Open-Meteo JSON and other JSON with rows, KNMI hours, DWD hours of radiation, Meteonorm .dat, PVsyst standard CSV, PVsyst variants with hourly results, and CSV with a header row, plain or gzip-compressed. A file may have 96 MB after decompression, 2.2 million rows of 1,000 cells and lines of 65,536 characters, JSON 16 MB; a file beyond a limit is refused (422) with its line and the limit. Returns a weather section ready for a run. Values that only another unit explains are converted. `meta.quality` reports whether the irradiance components agree with each other and with the position of the sun (closure of GHI, DHI and DNI, light at night, time stamps that are late or early). `meta.notes` reports how to correct what was found. A run accepts the section as it is, or `weather: {id}` with `meta.id`. The section is stored under this id for 30 days, or less when the service runs out of space: the oldest uploads are deleted first.
   */
  parseWeather(file: FileInput, query?: ParseWeatherData['query'], options?: CallOptions): Promise<ParsedWeather>
  /**
   * Read a horizon file
   *
   * Reads the horizon of a PVsyst file (.HOR as an object or as text, or the one in a variant, project or site), of Meteonorm, of PVGIS (printed as CSV or JSON, or the list of its parameter `userhorizon`), SunEye's obstruction elevations, and any table of azimuth and elevation, plain or gzip-compressed. The two lists go into `site` as they are. Where azimuth 0 is follows from the format, from words above the points, from numbers beyond 180, or from a name that ends with .hor, and `notes` says which; a file that leaves it open is refused (422) until `azimuths` names it.
   */
  parseHorizon(file: FileInput, query?: ParseHorizonData['query'], options?: CallOptions): Promise<HorizonFileAnswer>
  /**
   * Horizon profile of a location
   *
   * Elevation angles of the horizon around a location, from the terrain model of PVGIS if the service is configured to use it; stored by location (0.001 deg, about 100 m). Otherwise the profile is flat, and `notes` reports why. `azimuths_deg` and `elevations_deg` go into `site.horizon_azimuths_deg` and `site.horizon_elevations_deg` unchanged.
   */
  getHorizon(query: GetHorizonData['query'], options?: CallOptions): Promise<HorizonAnswer>
  /**
   * Search for a place
   *
   * Returns up to five matches, best first. Coordinates typed as text are recognized (`48.137, 11.576`, `48°8'14"N 11°34'31"E`). Without a configured search service the embedded index answers: places with 5,000 or more inhabitants by their names in any language or script, alone or followed by a region or country. Its data comes from GeoNames (geonames.org, CC BY 4.0); `attribution` names the data owner of each match. A search that would wait for more than a few seconds is answered from the embedded places by their names and the beginnings of these; `notes` says so.
   */
  findPlaces(query: FindPlacesData['query'], options?: CallOptions): Promise<FindPlacesResponses[200]>
  /**
   * Scale weather to monthly sums of another source
   *
   * Scales the global irradiance of each month to the sum that another source states. All rows of a month get one factor, and none rises above the global irradiance of very clean air (Linke turbidity 1.5): what that limit cuts off goes to the other rows. What cannot be met is in `unmet`. The diffuse light follows: the diffuse fraction of a month moves with its clearness as the monthly correlation of Erbs (1982) does, that of its rows as the hourly one; or the diffuse or the direct sum is met when it is stated. Temperatures are shifted to monthly means. Of several years, every January gets the same factor, so that the mean of all Januaries has the sum. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.
   */
  scaleWeather(body: ScaleWeatherRequest, query?: ScaleWeatherData['query'], options?: CallOptions): Promise<ScaleWeatherAnswer>
  /**
   * Correct a long series by a station
   *
   * Measure, correlate, predict. `station` is a short series measured at the place, `weather` a long one of a satellite or a reanalysis. Both are compared in the hours that they share, in UTC: rows of other lengths and zones are resampled by minutes. The clearness of the long series is mapped to that of the station (linear, quantile or ratio), each calendar month by its own fit where the overlap has all months; air temperature and wind likewise where both have them. Stretches of the overlap are held out and predicted from the rest; their errors give `uncertainty` and `uncertainty_parts`, which a run takes in `lifetime`. At least 300 common hours with the sun up are needed, about 30 days. Rows of the long series that are no measurement, such as days of zeros, are not fitted and become gaps. Refused: a typical year, and stamps that fit clearly better one to three hours off. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.
   */
  correlateWeather(body: CorrelateWeatherRequest, query?: CorrelateWeatherData['query'], options?: CallOptions): Promise<CorrelateWeatherAnswer>
  /**
   * Choose a typical year out of many
   *
   * Chooses the twelve months of a typical year out of several years: by ISO 15927-4, by the Sandia method with the weights of NREL (TMY2, TMY3), or by the original weights of Sandia. With `exceedance_percent` it chooses the months of a year whose global irradiation is exceeded with this probability. Months are joined smoothly; February 29 is left out. The answer states the year of each month, its Finkelstein-Schafer statistic, and how the irradiation varies from year to year, in the terms of `lifetime.uncertainty_parts` of a run. At least three whole months of each name are needed, better ten. The section is stored for 30 days under `meta.id`, which a run takes as `weather: {id}`; `fields=meta` leaves the columns out. Nothing is charged.
   */
  selectTypicalYear(body: TypicalYearRequest, query?: SelectTypicalYearData['query'], options?: CallOptions): Promise<TypicalYearAnswer>
  /**
   * Monthly albedo and soiling with snow
   *
   * Ground albedo and soiling loss of each month, for sites that may have snow, estimated from the monthly mean temperatures of a site with published methods. `method` names the methods and their range of validity. `albedo_monthly` and `soiling_monthly` go into the `site` of a run unchanged. It works in both hemispheres: the temperatures determine when winter is. Mean absolute error of the albedo over 132 months of 11 weather files: 0.08; in months below 8 degC 0.12 (with a constant 0.2: 0.25). The snow loss is an order-of-magnitude estimate: it depends on the precipitation, 50 mm a month if none is given.
   */
  estimateSiteMonthly(body: SiteMonthlyRequest, options?: CallOptions): Promise<SiteMonthlyAnswer>
  /**
   * Keys of the documentation
   *
   * Every key that has a page: sections and fields of requests (`site.transposition`), values of fields (`site.transposition.perez`), stages of the chain (`stage.optics`), rows of the loss diagram (`row.iam`), hourly series (`GlobEff`), fields of the summary (`summary.performance_ratio`), error codes (`error.not_found`) and guides (`simple_run`).
   */
  listDocs(query?: ListDocsData['query'], options?: CallOptions): Promise<ListDocsResponses[200]>
  /**
   * Page of a key
   *
   * The page that explains a key. Several keys may share a page; a key without a page gets a placeholder with what the API document says of it.
   */
  getDocs(key: GetDocsData['path']['key'], options?: CallOptions): Promise<DocsPage>
  /**
   * Page of a key as Markdown
   *
   * The same page as Markdown. Links and figures in it are addresses of this server.
   */
  getDocsMarkdown(key: GetDocsMarkdownData['path']['key'], options?: CallOptions): Promise<string>
  /**
   * Figure of the documentation
   *
   * A figure that pages show, computed by the engine (SVG).
   */
  getDocsFigure(name: GetDocsFigureData['path']['name'], options?: CallOptions): Promise<string>
  /**
   * What each engine version changed
   *
   * The change log as Markdown, newest version first: every change that moves a number, by how much, and why. `summary.provenance.engine_version` of an answer names the version that ran.
   */
  getPatchNotes(options?: CallOptions): Promise<string>
  /**
   * Guide for language models
   *
   * A short guide in plain text: what a program that reads text needs to send its first requests, with the addresses of all pages of the documentation. `/llms-full.txt` has the pages themselves.
   */
  getLlmsText(options?: CallOptions): Promise<string>
  /**
   * Write to the operator
   *
   * Stores a message for whoever runs this service, with or without an account. At most 20 an hour from one account, or from one address without an account. It is kept for a year at most; when the room for feedback is full, the oldest goes first. Feedback that was sent with an account is part of `GET /api/me/export`, and is deleted with the account. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  sendFeedback(body: FeedbackRequest, options?: CallOptions): Promise<FeedbackReceived>
  /**
   * Liveness
   *
   * Reports that the process is alive, its version and the queue depth.
   */
  getHealth(options?: CallOptions): Promise<Health>
  /**
   * Readiness
   *
   * Answers 200 when the service can accept work: its store answers and can be written. Otherwise 503: send requests to another instance, and try again after `Retry-After`. For liveness use `/api/health`, which does not access the store.
   */
  getReady(options?: CallOptions): Promise<Ready>
  /**
   * This document
   *
   * The OpenAPI 3.1 description of the service.
   */
  getOpenapi(options?: CallOptions): Promise<GetOpenapiResponses[200]>
  /**
   * Documentation
   *
   * Start of the documentation site. Its pages are those of `GET /api/docs`, at `/docs/{key}`.
   */
  getDocsHome(options?: CallOptions): Promise<string>
  /**
   * Interactive reference
   *
   * The interactive reference page of this document.
   */
  getReferencePage(options?: CallOptions): Promise<string>
  /**
   * Metrics
   *
   * Counters and gauges of this process in the Prometheus text format (0.0.4), each with its HELP and TYPE. A server that listens on its own machine only shows them without a token. When the operator has set METRICS_TOKEN, send it as `Authorization: Bearer`; a server that listens beyond its machine shows no metrics without that setting.
   */
  getMetrics(options?: CallOptions): Promise<string>
  /**
   * Usage by month
   *
   * What the account used, newest month first (UTC). Runs that failed, whose units were released, are not counted.
   */
  listUsage(options?: CallOptions): Promise<ListUsageResponses[200]>
  /**
   * Top up the wallet
   *
   * Starts a checkout that adds money to the wallet. Open `url` in a browser; the money counts once the checkout is finished. At most 30 checkouts an hour. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  startTopUp(body: TopUpRequest, options?: CallOptions): Promise<CheckoutLink>
  /**
   * Switch to monthly billing
   *
   * Starts a checkout that switches the account to monthly billing: runs beyond the free units and the wallet are paid at the end of the month, up to `budget_usd`. An account that pays by month already gets 409 `already_monthly`. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  startMonthly(options?: CallOptions): Promise<CheckoutLink>
  /**
   * Cards and invoices
   *
   * Makes a link to the page of the payment provider for cards, invoices and the end of monthly billing. 404 before the first payment. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A key is refused with 403 where a session switched that off (`keys_may_raise` false of `PUT /api/me/budget`). A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  openPortal(options?: CallOptions): Promise<PortalLink>
  /**
   * Apply a finished checkout
   *
   * Applies a checkout that the person has finished, if the provider has not reported it yet. It counts once, however often it is called. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  confirmCheckout(sessionId: ConfirmCheckoutData['path']['session_id'], options?: CallOptions): Promise<ConfirmedCheckout>
  /**
   * Refresh monthly billing
   *
   * Takes the state of monthly billing from the payment provider. A service that charges nothing (`ACCOUNTS=open`) refuses it with 403. A session works in place of a key; with one, the header `Origin` has to name this server.
   */
  syncBilling(options?: CallOptions): Promise<BillingState>
  /**
   * For the payment provider
   *
   * The webhook of the payment provider: no other client needs it. The provider signs each event; one that it did not sign, or signed more than 5 minutes ago, is refused with 403. An event that comes again changes nothing, and events may come in any order. Refunds and disputes take their money out of the wallet; a dispute that is won puts it back.
   */
  receivePaymentEvent(body: PaymentEvent, options?: CallOptions): Promise<ReceivedEvent>
}

export function bindOperations(caller: Caller & PageReader & EventReader): Operations {
  return {
    createRun: (body, query, options) => caller.keyed(options, (common) => operations.createRun({ ...common, body, query })),
    getSimpleRun: (query, options) => caller.once(options, (common) => operations.getSimpleRun({ ...common, query })),
    createSimpleRun: (body, query, options) => caller.keyed(options, (common) => operations.createSimpleRun({ ...common, body, query })),
    expandSimpleRun: (body, query, options) => caller.once(options, (common) => operations.expandSimpleRun({ ...common, body, query })),
    listRuns: (query, options) => caller.repeatable(options, (common) => operations.listRuns({ ...common, query })),
    allRuns: (query, options) => caller.chained(options, (common, page) => operations.listRuns({ ...common, query: { ...query, ...page } }), (page) => ({ entries: page.runs, next: page.next })),
    getRun: (runId, query, options) => caller.repeatable(options, (common) => operations.getRun({ ...common, path: { run_id: runId }, query })),
    labelRun: (runId, body, options) => caller.once(options, (common) => operations.labelRun({ ...common, path: { run_id: runId }, body })),
    deleteRun: (runId, options) => caller.repeatable(options, (common) => operations.deleteRun({ ...common, path: { run_id: runId } })),
    cancelRun: (runId, options) => caller.once(options, (common) => operations.cancelRun({ ...common, path: { run_id: runId } })),
    getRunSeriesCsv: (runId, query, options) => caller.text(options, (common) => operations.getRunSeriesCsv({ ...common, path: { run_id: runId }, query })),
    getRunSeriesArrow: (runId, query, options) => caller.bytes(options, (common) => operations.getRunSeriesArrow({ ...common, path: { run_id: runId }, query })),
    getRunReport: (runId, options) => caller.bytes(options, (common) => operations.getRunReport({ ...common, path: { run_id: runId } })),
    scoreTree: (stage, body, options) => caller.once(options, (common) => operations.scoreTree({ ...common, path: { stage }, body })),
    describeTree: (stage, body, options) => caller.once(options, (common) => operations.describeTree({ ...common, path: { stage }, body })),
    compareRuns: (body, options) => caller.keyed(options, (common) => operations.compareRuns({ ...common, body })),
    testPerformance: (body, options) => caller.keyed(options, (common) => operations.testPerformance({ ...common, body })),
    parseMeasured: (file, query, options) => caller.once(options, async (common) => operations.parseMeasured({ ...common, body: { file: await blobOf(file) }, query })),
    assessUncertainty: (body, options) => caller.keyed(options, (common) => operations.assessUncertainty({ ...common, body })),
    getIamCurve: (body, options) => caller.once(options, (common) => operations.getIamCurve({ ...common, body })),
    getDefaults: (options) => caller.repeatable(options, (common) => operations.getDefaults({ ...common })),
    getRunSchema: (options) => caller.repeatable(options, (common) => operations.getRunSchema({ ...common })),
    getSceneSchema: (options) => caller.repeatable(options, (common) => operations.getSceneSchema({ ...common })),
    validateScene: (body, options) => caller.once(options, (common) => operations.validateScene({ ...common, body })),
    exportSceneGlb: (body, query, options) => caller.bytes(options, (common) => operations.exportSceneGlb({ ...common, body, query })),
    exportScenePvc: (body, query, options) => caller.text(options, (common) => operations.exportScenePvc({ ...common, body, query })),
    exportSceneShd: (body, query, options) => caller.bytes(options, (common) => operations.exportSceneShd({ ...common, body, query })),
    solveSceneDay: (body, query, options) => caller.once(options, (common) => operations.solveSceneDay({ ...common, body, query })),
    drawSceneDay: (body, query, options) => caller.text(options, (common) => operations.drawSceneDay({ ...common, body, query })),
    listSceneExamples: (options) => caller.repeatable(options, (common) => operations.listSceneExamples({ ...common })),
    getSceneExample: (exampleId, options) => caller.repeatable(options, (common) => operations.getSceneExample({ ...common, path: { example_id: exampleId } })),
    drawSceneExample: (exampleId, query, options) => caller.text(options, (common) => operations.drawSceneExample({ ...common, path: { example_id: exampleId }, query })),
    listDemos: (options) => caller.repeatable(options, (common) => operations.listDemos({ ...common })),
    getDemo: (demoId, query, options) => caller.repeatable(options, (common) => operations.getDemo({ ...common, path: { demo_id: demoId }, query })),
    solveDemoDay: (demoId, query, options) => caller.once(options, (common) => operations.solveDemoDay({ ...common, path: { demo_id: demoId }, query })),
    getPricing: (options) => caller.repeatable(options, (common) => operations.getPricing({ ...common })),
    startSignIn: (body, options) => caller.once(options, (common) => operations.startSignIn({ ...common, body })),
    showSignInLink: (query, options) => caller.text(options, (common) => operations.showSignInLink({ ...common, query })),
    signIn: (query, options) => caller.once(options, (common) => operations.signIn({ ...common, query })),
    signOut: (options) => caller.once(options, (common) => operations.signOut({ ...common })),
    getTerms: (options) => caller.text(options, (common) => operations.getTerms({ ...common })),
    getMe: (options) => caller.repeatable(options, (common) => operations.getMe({ ...common })),
    deleteMe: (options) => caller.repeatable(options, (common) => operations.deleteMe({ ...common })),
    acceptTerms: (body, options) => caller.once(options, (common) => operations.acceptTerms({ ...common, body })),
    setBudget: (body, options) => caller.repeatable(options, (common) => operations.setBudget({ ...common, body })),
    setProfile: (body, options) => caller.repeatable(options, (common) => operations.setProfile({ ...common, body })),
    getLogo: (options) => caller.bytes(options, (common) => operations.getLogo({ ...common })),
    setLogo: (file, options) => caller.repeatable(options, async (common) => operations.setLogo({ ...common, body: { file: await blobOf(file) } })),
    deleteLogo: (options) => caller.repeatable(options, (common) => operations.deleteLogo({ ...common })),
    setPreference: (body, options) => caller.repeatable(options, (common) => operations.setPreference({ ...common, body })),
    deletePreference: (options) => caller.repeatable(options, (common) => operations.deletePreference({ ...common })),
    listSecurityEvents: (options) => caller.repeatable(options, (common) => operations.listSecurityEvents({ ...common })),
    exportMe: (options) => caller.repeatable(options, (common) => operations.exportMe({ ...common })),
    listKeys: (options) => caller.repeatable(options, (common) => operations.listKeys({ ...common })),
    createKey: (body, options) => caller.once(options, (common) => operations.createKey({ ...common, body })),
    revokeKey: (keyId, options) => caller.repeatable(options, (common) => operations.revokeKey({ ...common, path: { key_id: keyId } })),
    listWebhooks: (options) => caller.repeatable(options, (common) => operations.listWebhooks({ ...common })),
    createWebhook: (body, options) => caller.once(options, (common) => operations.createWebhook({ ...common, body })),
    getWebhook: (webhookId, options) => caller.repeatable(options, (common) => operations.getWebhook({ ...common, path: { webhook_id: webhookId } })),
    changeWebhook: (webhookId, body, options) => caller.once(options, (common) => operations.changeWebhook({ ...common, path: { webhook_id: webhookId }, body })),
    deleteWebhook: (webhookId, options) => caller.repeatable(options, (common) => operations.deleteWebhook({ ...common, path: { webhook_id: webhookId } })),
    confirmWebhook: (webhookId, body, options) => caller.once(options, (common) => operations.confirmWebhook({ ...common, path: { webhook_id: webhookId }, body })),
    testWebhook: (webhookId, options) => caller.once(options, (common) => operations.testWebhook({ ...common, path: { webhook_id: webhookId } })),
    rotateWebhookSecret: (webhookId, options) => caller.once(options, (common) => operations.rotateWebhookSecret({ ...common, path: { webhook_id: webhookId } })),
    listWebhookDeliveries: (webhookId, options) => caller.repeatable(options, (common) => operations.listWebhookDeliveries({ ...common, path: { webhook_id: webhookId } })),
    listModules: (query, options) => caller.repeatable(options, (common) => operations.listModules({ ...common, query })),
    allModules: (query, options) => caller.linked(options, (common, page) => operations.listModules({ ...common, query: { ...query, ...page } })),
    listInverters: (query, options) => caller.repeatable(options, (common) => operations.listInverters({ ...common, query })),
    allInverters: (query, options) => caller.linked(options, (common, page) => operations.listInverters({ ...common, query: { ...query, ...page } })),
    parsePan: (file, options) => caller.once(options, async (common) => operations.parsePan({ ...common, body: { file: await blobOf(file) } })),
    parseOnd: (file, options) => caller.once(options, async (common) => operations.parseOnd({ ...common, body: { file: await blobOf(file) } })),
    parseScene: (file, query, options) => caller.once(options, async (common) => operations.parseScene({ ...common, body: { file: await blobOf(file) }, query })),
    parseProject: (file, query, options) => caller.once(options, async (common) => operations.parseProject({ ...common, body: { file: await blobOf(file) }, query })),
    parseHours: (file, query, options) => caller.once(options, async (common) => operations.parseHours({ ...common, body: { file: await blobOf(file) }, query })),
    listComponents: (options) => caller.repeatable(options, (common) => operations.listComponents({ ...common })),
    getComponent: (componentId, query, options) => caller.repeatable(options, (common) => operations.getComponent({ ...common, path: { component_id: componentId }, query })),
    createSweep: (body, options) => caller.keyed(options, (common) => operations.createSweep({ ...common, body })),
    createOptimisation: (body, options) => caller.keyed(options, (common) => operations.createOptimisation({ ...common, body })),
    createBatch: (body, options) => caller.keyed(options, (common) => operations.createBatch({ ...common, body })),
    listStudies: (query, options) => caller.repeatable(options, (common) => operations.listStudies({ ...common, query })),
    allStudies: (query, options) => caller.chained(options, (common, page) => operations.listStudies({ ...common, query: { ...query, ...page } }), (page) => ({ entries: page.studies, next: page.next })),
    getStudy: (studyId, options) => caller.repeatable(options, (common) => operations.getStudy({ ...common, path: { study_id: studyId } })),
    deleteStudy: (studyId, options) => caller.repeatable(options, (common) => operations.deleteStudy({ ...common, path: { study_id: studyId } })),
    getStudyEvents: (studyId, options) => caller.events(options, { url: '/api/studies/{study_id}/events', path: { study_id: studyId } }),
    getStudyCsv: (studyId, options) => caller.text(options, (common) => operations.getStudyCsv({ ...common, path: { study_id: studyId } })),
    getStudyArrow: (studyId, options) => caller.bytes(options, (common) => operations.getStudyArrow({ ...common, path: { study_id: studyId } })),
    createProject: (body, options) => caller.once(options, (common) => operations.createProject({ ...common, body })),
    listProjects: (query, options) => caller.repeatable(options, (common) => operations.listProjects({ ...common, query })),
    allProjects: (query, options) => caller.chained(options, (common, page) => operations.listProjects({ ...common, query: { ...query, ...page } }), (page) => ({ entries: page.projects, next: page.next })),
    getProject: (projectId, options) => caller.repeatable(options, (common) => operations.getProject({ ...common, path: { project_id: projectId } })),
    changeProject: (projectId, body, options) => caller.once(options, (common) => operations.changeProject({ ...common, path: { project_id: projectId }, body })),
    deleteProject: (projectId, options) => caller.repeatable(options, (common) => operations.deleteProject({ ...common, path: { project_id: projectId } })),
    addVariant: (projectId, body, options) => caller.once(options, (common) => operations.addVariant({ ...common, path: { project_id: projectId }, body })),
    getVariant: (projectId, variantId, options) => caller.repeatable(options, (common) => operations.getVariant({ ...common, path: { project_id: projectId, variant_id: variantId } })),
    changeVariant: (projectId, variantId, body, options) => caller.once(options, (common) => operations.changeVariant({ ...common, path: { project_id: projectId, variant_id: variantId }, body })),
    deleteVariant: (projectId, variantId, options) => caller.repeatable(options, (common) => operations.deleteVariant({ ...common, path: { project_id: projectId, variant_id: variantId } })),
    compareVariants: (projectId, query, options) => caller.repeatable(options, (common) => operations.compareVariants({ ...common, path: { project_id: projectId }, query })),
    runProject: (projectId, body, options) => caller.keyed(options, (common) => operations.runProject({ ...common, path: { project_id: projectId }, body })),
    shareProject: (projectId, body, options) => caller.once(options, (common) => operations.shareProject({ ...common, path: { project_id: projectId }, body })),
    unshareProject: (projectId, options) => caller.repeatable(options, (common) => operations.unshareProject({ ...common, path: { project_id: projectId } })),
    getSharedProject: (query, options) => caller.repeatable(options, (common) => operations.getSharedProject({ ...common, query })),
    getSharedVariant: (query, options) => caller.repeatable(options, (common) => operations.getSharedVariant({ ...common, query })),
    getStudyLines: (studyId, query, options) => caller.bytes(options, (common) => operations.getStudyLines({ ...common, path: { study_id: studyId }, query })),
    sizePlant: (body, options) => caller.once(options, (common) => operations.sizePlant({ ...common, body })),
    getTypicalYear: (query, options) => caller.repeatable(options, (common) => operations.getTypicalYear({ ...common, query })),
    checkWeather: (body, query, options) => caller.once(options, (common) => operations.checkWeather({ ...common, body, query })),
    fetchWeather: (body, query, options) => caller.once(options, (common) => operations.fetchWeather({ ...common, body, query })),
    compareWeather: (body, options) => caller.once(options, (common) => operations.compareWeather({ ...common, body })),
    makeSyntheticWeather: (body, query, options) => caller.once(options, (common) => operations.makeSyntheticWeather({ ...common, body, query })),
    parseWeather: (file, query, options) => caller.once(options, async (common) => operations.parseWeather({ ...common, body: { file: await blobOf(file) }, query })),
    parseHorizon: (file, query, options) => caller.once(options, async (common) => operations.parseHorizon({ ...common, body: { file: await blobOf(file) }, query })),
    getHorizon: (query, options) => caller.repeatable(options, (common) => operations.getHorizon({ ...common, query })),
    findPlaces: (query, options) => caller.repeatable(options, (common) => operations.findPlaces({ ...common, query })),
    scaleWeather: (body, query, options) => caller.once(options, (common) => operations.scaleWeather({ ...common, body, query })),
    correlateWeather: (body, query, options) => caller.once(options, (common) => operations.correlateWeather({ ...common, body, query })),
    selectTypicalYear: (body, query, options) => caller.once(options, (common) => operations.selectTypicalYear({ ...common, body, query })),
    estimateSiteMonthly: (body, options) => caller.once(options, (common) => operations.estimateSiteMonthly({ ...common, body })),
    listDocs: (query, options) => caller.repeatable(options, (common) => operations.listDocs({ ...common, query })),
    getDocs: (key, options) => caller.repeatable(options, (common) => operations.getDocs({ ...common, path: { key } })),
    getDocsMarkdown: (key, options) => caller.text(options, (common) => operations.getDocsMarkdown({ ...common, path: { key } })),
    getDocsFigure: (name, options) => caller.text(options, (common) => operations.getDocsFigure({ ...common, path: { name } })),
    getPatchNotes: (options) => caller.text(options, (common) => operations.getPatchNotes({ ...common })),
    getLlmsText: (options) => caller.text(options, (common) => operations.getLlmsText({ ...common })),
    sendFeedback: (body, options) => caller.once(options, (common) => operations.sendFeedback({ ...common, body })),
    getHealth: (options) => caller.repeatable(options, (common) => operations.getHealth({ ...common })),
    getReady: (options) => caller.repeatable(options, (common) => operations.getReady({ ...common })),
    getOpenapi: (options) => caller.repeatable(options, (common) => operations.getOpenapi({ ...common })),
    getDocsHome: (options) => caller.text(options, (common) => operations.getDocsHome({ ...common })),
    getReferencePage: (options) => caller.text(options, (common) => operations.getReferencePage({ ...common })),
    getMetrics: (options) => caller.text(options, (common) => operations.getMetrics({ ...common })),
    listUsage: (options) => caller.repeatable(options, (common) => operations.listUsage({ ...common })),
    startTopUp: (body, options) => caller.once(options, (common) => operations.startTopUp({ ...common, body })),
    startMonthly: (options) => caller.once(options, (common) => operations.startMonthly({ ...common })),
    openPortal: (options) => caller.once(options, (common) => operations.openPortal({ ...common })),
    confirmCheckout: (sessionId, options) => caller.once(options, (common) => operations.confirmCheckout({ ...common, path: { session_id: sessionId } })),
    syncBilling: (options) => caller.once(options, (common) => operations.syncBilling({ ...common })),
    receivePaymentEvent: (body, options) => caller.once(options, (common) => operations.receivePaymentEvent({ ...common, body })),
  }
}
