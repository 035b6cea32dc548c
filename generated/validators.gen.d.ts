// Written by codegen from openapi.json. Do not edit: bun run gen.
import type { Inputs } from './handlers.gen.ts'
import type { components } from './openapi.gen.ts'

/** One failure, as Ajv describes it. */
export interface ValidationError {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Checks a value and fills its defaults in place. For an invalid value, `errors` has the first
 * 1000 failures and `count` is the number of all.
 */
export interface Validator<T> {
  (value: unknown): value is T
  readonly errors: readonly ValidationError[] | null
  readonly count: number
}

export declare const validate_createRun_body: Validator<components['schemas']['RunRequest']>
export declare const validate_createSimpleRun_body: Validator<components['schemas']['SimpleRunRequest']>
export declare const validate_expandSimpleRun_body: Validator<components['schemas']['SimpleRunRequest']>
export declare const validate_labelRun_body: Validator<components['schemas']['RunLabel']>
export declare const validate_scoreTree_body: Validator<components['schemas']['RunRequest']>
export declare const validate_describeTree_body: Validator<components['schemas']['RunRequest']>
export declare const validate_compareRuns_body: Validator<components['schemas']['CompareRequest']>
export declare const validate_testPerformance_body: Validator<components['schemas']['PerformanceRequest']>
export declare const validate_assessUncertainty_body: Validator<components['schemas']['UncertaintyRequest']>
export declare const validate_getIamCurve_body: Validator<components['schemas']['IamCurveRequest']>
export declare const validate_validateScene_body: Validator<components['schemas']['Scene']>
export declare const validate_exportSceneGlb_body: Validator<components['schemas']['Scene']>
export declare const validate_exportScenePvc_body: Validator<components['schemas']['Scene']>
export declare const validate_exportSceneShd_body: Validator<components['schemas']['Scene']>
export declare const validate_solveSceneDay_body: Validator<components['schemas']['RunRequest']>
export declare const validate_drawSceneDay_body: Validator<components['schemas']['RunRequest']>
export declare const validate_startSignIn_body: Validator<components['schemas']['SignInRequest']>
export declare const validate_acceptTerms_body: Validator<components['schemas']['TermsAcceptance']>
export declare const validate_setBudget_body: Validator<components['schemas']['BudgetRequest']>
export declare const validate_setProfile_body: Validator<components['schemas']['Profile']>
export declare const validate_setPreference_body: Validator<components['schemas']['PreferenceRequest']>
export declare const validate_createKey_body: Validator<components['schemas']['ApiKeyRequest']>
export declare const validate_createWebhook_body: Validator<components['schemas']['WebhookRequest']>
export declare const validate_changeWebhook_body: Validator<components['schemas']['WebhookChange']>
export declare const validate_confirmWebhook_body: Validator<components['schemas']['WebhookConfirmation']>
export declare const validate_createSweep_body: Validator<components['schemas']['SweepRequest']>
export declare const validate_createOptimisation_body: Validator<components['schemas']['OptimiseRequest']>
export declare const validate_createBatch_body: Validator<components['schemas']['BatchRequest']>
export declare const validate_createProject_body: Validator<components['schemas']['NewProject']>
export declare const validate_changeProject_body: Validator<components['schemas']['ProjectChange']>
export declare const validate_addVariant_body: Validator<components['schemas']['NewVariant']>
export declare const validate_changeVariant_body: Validator<components['schemas']['VariantChange']>
export declare const validate_runProject_body: Validator<components['schemas']['RunProjectRequest']>
export declare const validate_shareProject_body: Validator<components['schemas']['ProjectLinkRequest']>
export declare const validate_sizePlant_body: Validator<components['schemas']['SizeRequest']>
export declare const validate_checkWeather_body: Validator<components['schemas']['WeatherQualityRequest']>
export declare const validate_fetchWeather_body: Validator<components['schemas']['WeatherFetchRequest']>
export declare const validate_compareWeather_body: Validator<components['schemas']['WeatherCompareRequest']>
export declare const validate_makeSyntheticWeather_body: Validator<components['schemas']['SyntheticWeatherRequest']>
export declare const validate_scaleWeather_body: Validator<components['schemas']['ScaleWeatherRequest']>
export declare const validate_correlateWeather_body: Validator<components['schemas']['CorrelateWeatherRequest']>
export declare const validate_selectTypicalYear_body: Validator<components['schemas']['TypicalYearRequest']>
export declare const validate_estimateSiteMonthly_body: Validator<components['schemas']['SiteMonthlyRequest']>
export declare const validate_sendFeedback_body: Validator<components['schemas']['FeedbackRequest']>
export declare const validate_startTopUp_body: Validator<components['schemas']['TopUpRequest']>
export declare const validate_receivePaymentEvent_body: Validator<components['schemas']['PaymentEvent']>
export declare const validate_schema_RunRequest: Validator<components['schemas']['RunRequest']>
export declare const validate_schema_SimpleRunRequest: Validator<components['schemas']['SimpleRunRequest']>
export declare const validate_schema_SizeRequest: Validator<components['schemas']['SizeRequest']>
export declare const validate_schema_Scene: Validator<components['schemas']['Scene']>
export declare const validate_schema_Weather: Validator<components['schemas']['Weather']>
export declare const validate_schema_Module: Validator<components['schemas']['Module']>
export declare const validate_schema_Inverter: Validator<components['schemas']['Inverter']>
export declare const validate_schema_Bifacial: Validator<components['schemas']['Bifacial']>
export declare const validate_createRun_query: Validator<Inputs['createRun']['query']>
export declare const validate_createRun_headers: Validator<Inputs['createRun']['headers']>
export declare const validate_getSimpleRun_query: Validator<Inputs['getSimpleRun']['query']>
export declare const validate_createSimpleRun_query: Validator<Inputs['createSimpleRun']['query']>
export declare const validate_createSimpleRun_headers: Validator<Inputs['createSimpleRun']['headers']>
export declare const validate_expandSimpleRun_query: Validator<Inputs['expandSimpleRun']['query']>
export declare const validate_listRuns_query: Validator<Inputs['listRuns']['query']>
export declare const validate_getRun_params: Validator<Inputs['getRun']['params']>
export declare const validate_getRun_query: Validator<Inputs['getRun']['query']>
export declare const validate_labelRun_params: Validator<Inputs['labelRun']['params']>
export declare const validate_deleteRun_params: Validator<Inputs['deleteRun']['params']>
export declare const validate_cancelRun_params: Validator<Inputs['cancelRun']['params']>
export declare const validate_getRunSeriesCsv_params: Validator<Inputs['getRunSeriesCsv']['params']>
export declare const validate_getRunSeriesCsv_query: Validator<Inputs['getRunSeriesCsv']['query']>
export declare const validate_getRunSeriesArrow_params: Validator<Inputs['getRunSeriesArrow']['params']>
export declare const validate_getRunSeriesArrow_query: Validator<Inputs['getRunSeriesArrow']['query']>
export declare const validate_getRunReport_params: Validator<Inputs['getRunReport']['params']>
export declare const validate_scoreTree_params: Validator<Inputs['scoreTree']['params']>
export declare const validate_describeTree_params: Validator<Inputs['describeTree']['params']>
export declare const validate_compareRuns_headers: Validator<Inputs['compareRuns']['headers']>
export declare const validate_testPerformance_headers: Validator<Inputs['testPerformance']['headers']>
export declare const validate_parseMeasured_query: Validator<Inputs['parseMeasured']['query']>
export declare const validate_assessUncertainty_headers: Validator<Inputs['assessUncertainty']['headers']>
export declare const validate_exportSceneGlb_query: Validator<Inputs['exportSceneGlb']['query']>
export declare const validate_exportScenePvc_query: Validator<Inputs['exportScenePvc']['query']>
export declare const validate_exportSceneShd_query: Validator<Inputs['exportSceneShd']['query']>
export declare const validate_solveSceneDay_query: Validator<Inputs['solveSceneDay']['query']>
export declare const validate_drawSceneDay_query: Validator<Inputs['drawSceneDay']['query']>
export declare const validate_getSceneExample_params: Validator<Inputs['getSceneExample']['params']>
export declare const validate_drawSceneExample_params: Validator<Inputs['drawSceneExample']['params']>
export declare const validate_drawSceneExample_query: Validator<Inputs['drawSceneExample']['query']>
export declare const validate_getDemo_params: Validator<Inputs['getDemo']['params']>
export declare const validate_getDemo_query: Validator<Inputs['getDemo']['query']>
export declare const validate_solveDemoDay_params: Validator<Inputs['solveDemoDay']['params']>
export declare const validate_solveDemoDay_query: Validator<Inputs['solveDemoDay']['query']>
export declare const validate_showSignInLink_query: Validator<Inputs['showSignInLink']['query']>
export declare const validate_signIn_query: Validator<Inputs['signIn']['query']>
export declare const validate_revokeKey_params: Validator<Inputs['revokeKey']['params']>
export declare const validate_getWebhook_params: Validator<Inputs['getWebhook']['params']>
export declare const validate_changeWebhook_params: Validator<Inputs['changeWebhook']['params']>
export declare const validate_deleteWebhook_params: Validator<Inputs['deleteWebhook']['params']>
export declare const validate_confirmWebhook_params: Validator<Inputs['confirmWebhook']['params']>
export declare const validate_testWebhook_params: Validator<Inputs['testWebhook']['params']>
export declare const validate_rotateWebhookSecret_params: Validator<Inputs['rotateWebhookSecret']['params']>
export declare const validate_listWebhookDeliveries_params: Validator<Inputs['listWebhookDeliveries']['params']>
export declare const validate_listModules_query: Validator<Inputs['listModules']['query']>
export declare const validate_listInverters_query: Validator<Inputs['listInverters']['query']>
export declare const validate_parseScene_query: Validator<Inputs['parseScene']['query']>
export declare const validate_parseProject_query: Validator<Inputs['parseProject']['query']>
export declare const validate_parseHours_query: Validator<Inputs['parseHours']['query']>
export declare const validate_getComponent_params: Validator<Inputs['getComponent']['params']>
export declare const validate_getComponent_query: Validator<Inputs['getComponent']['query']>
export declare const validate_createSweep_headers: Validator<Inputs['createSweep']['headers']>
export declare const validate_createOptimisation_headers: Validator<Inputs['createOptimisation']['headers']>
export declare const validate_createBatch_headers: Validator<Inputs['createBatch']['headers']>
export declare const validate_listStudies_query: Validator<Inputs['listStudies']['query']>
export declare const validate_getStudy_params: Validator<Inputs['getStudy']['params']>
export declare const validate_deleteStudy_params: Validator<Inputs['deleteStudy']['params']>
export declare const validate_getStudyEvents_params: Validator<Inputs['getStudyEvents']['params']>
export declare const validate_getStudyEvents_headers: Validator<Inputs['getStudyEvents']['headers']>
export declare const validate_getStudyCsv_params: Validator<Inputs['getStudyCsv']['params']>
export declare const validate_getStudyArrow_params: Validator<Inputs['getStudyArrow']['params']>
export declare const validate_listProjects_query: Validator<Inputs['listProjects']['query']>
export declare const validate_getProject_params: Validator<Inputs['getProject']['params']>
export declare const validate_changeProject_params: Validator<Inputs['changeProject']['params']>
export declare const validate_deleteProject_params: Validator<Inputs['deleteProject']['params']>
export declare const validate_addVariant_params: Validator<Inputs['addVariant']['params']>
export declare const validate_getVariant_params: Validator<Inputs['getVariant']['params']>
export declare const validate_changeVariant_params: Validator<Inputs['changeVariant']['params']>
export declare const validate_deleteVariant_params: Validator<Inputs['deleteVariant']['params']>
export declare const validate_compareVariants_params: Validator<Inputs['compareVariants']['params']>
export declare const validate_compareVariants_query: Validator<Inputs['compareVariants']['query']>
export declare const validate_runProject_params: Validator<Inputs['runProject']['params']>
export declare const validate_runProject_headers: Validator<Inputs['runProject']['headers']>
export declare const validate_shareProject_params: Validator<Inputs['shareProject']['params']>
export declare const validate_unshareProject_params: Validator<Inputs['unshareProject']['params']>
export declare const validate_getSharedProject_query: Validator<Inputs['getSharedProject']['query']>
export declare const validate_getSharedVariant_query: Validator<Inputs['getSharedVariant']['query']>
export declare const validate_getStudyLines_params: Validator<Inputs['getStudyLines']['params']>
export declare const validate_getStudyLines_query: Validator<Inputs['getStudyLines']['query']>
export declare const validate_getTypicalYear_query: Validator<Inputs['getTypicalYear']['query']>
export declare const validate_checkWeather_query: Validator<Inputs['checkWeather']['query']>
export declare const validate_fetchWeather_query: Validator<Inputs['fetchWeather']['query']>
export declare const validate_makeSyntheticWeather_query: Validator<Inputs['makeSyntheticWeather']['query']>
export declare const validate_parseWeather_query: Validator<Inputs['parseWeather']['query']>
export declare const validate_parseHorizon_query: Validator<Inputs['parseHorizon']['query']>
export declare const validate_getHorizon_query: Validator<Inputs['getHorizon']['query']>
export declare const validate_findPlaces_query: Validator<Inputs['findPlaces']['query']>
export declare const validate_scaleWeather_query: Validator<Inputs['scaleWeather']['query']>
export declare const validate_correlateWeather_query: Validator<Inputs['correlateWeather']['query']>
export declare const validate_selectTypicalYear_query: Validator<Inputs['selectTypicalYear']['query']>
export declare const validate_listDocs_query: Validator<Inputs['listDocs']['query']>
export declare const validate_getDocs_params: Validator<Inputs['getDocs']['params']>
export declare const validate_getDocsMarkdown_params: Validator<Inputs['getDocsMarkdown']['params']>
export declare const validate_getDocsFigure_params: Validator<Inputs['getDocsFigure']['params']>
export declare const validate_confirmCheckout_params: Validator<Inputs['confirmCheckout']['params']>
export declare const validate_receivePaymentEvent_headers: Validator<Inputs['receivePaymentEvent']['headers']>

export type ValidatorName =
  | 'validate_createRun_body'
  | 'validate_createSimpleRun_body'
  | 'validate_expandSimpleRun_body'
  | 'validate_labelRun_body'
  | 'validate_scoreTree_body'
  | 'validate_describeTree_body'
  | 'validate_compareRuns_body'
  | 'validate_testPerformance_body'
  | 'validate_assessUncertainty_body'
  | 'validate_getIamCurve_body'
  | 'validate_validateScene_body'
  | 'validate_exportSceneGlb_body'
  | 'validate_exportScenePvc_body'
  | 'validate_exportSceneShd_body'
  | 'validate_solveSceneDay_body'
  | 'validate_drawSceneDay_body'
  | 'validate_startSignIn_body'
  | 'validate_acceptTerms_body'
  | 'validate_setBudget_body'
  | 'validate_setProfile_body'
  | 'validate_setPreference_body'
  | 'validate_createKey_body'
  | 'validate_createWebhook_body'
  | 'validate_changeWebhook_body'
  | 'validate_confirmWebhook_body'
  | 'validate_createSweep_body'
  | 'validate_createOptimisation_body'
  | 'validate_createBatch_body'
  | 'validate_createProject_body'
  | 'validate_changeProject_body'
  | 'validate_addVariant_body'
  | 'validate_changeVariant_body'
  | 'validate_runProject_body'
  | 'validate_shareProject_body'
  | 'validate_sizePlant_body'
  | 'validate_checkWeather_body'
  | 'validate_fetchWeather_body'
  | 'validate_compareWeather_body'
  | 'validate_makeSyntheticWeather_body'
  | 'validate_scaleWeather_body'
  | 'validate_correlateWeather_body'
  | 'validate_selectTypicalYear_body'
  | 'validate_estimateSiteMonthly_body'
  | 'validate_sendFeedback_body'
  | 'validate_startTopUp_body'
  | 'validate_receivePaymentEvent_body'
  | 'validate_schema_RunRequest'
  | 'validate_schema_SimpleRunRequest'
  | 'validate_schema_SizeRequest'
  | 'validate_schema_Scene'
  | 'validate_schema_Weather'
  | 'validate_schema_Module'
  | 'validate_schema_Inverter'
  | 'validate_schema_Bifacial'
  | 'validate_createRun_query'
  | 'validate_createRun_headers'
  | 'validate_getSimpleRun_query'
  | 'validate_createSimpleRun_query'
  | 'validate_createSimpleRun_headers'
  | 'validate_expandSimpleRun_query'
  | 'validate_listRuns_query'
  | 'validate_getRun_params'
  | 'validate_getRun_query'
  | 'validate_labelRun_params'
  | 'validate_deleteRun_params'
  | 'validate_cancelRun_params'
  | 'validate_getRunSeriesCsv_params'
  | 'validate_getRunSeriesCsv_query'
  | 'validate_getRunSeriesArrow_params'
  | 'validate_getRunSeriesArrow_query'
  | 'validate_getRunReport_params'
  | 'validate_scoreTree_params'
  | 'validate_describeTree_params'
  | 'validate_compareRuns_headers'
  | 'validate_testPerformance_headers'
  | 'validate_parseMeasured_query'
  | 'validate_assessUncertainty_headers'
  | 'validate_exportSceneGlb_query'
  | 'validate_exportScenePvc_query'
  | 'validate_exportSceneShd_query'
  | 'validate_solveSceneDay_query'
  | 'validate_drawSceneDay_query'
  | 'validate_getSceneExample_params'
  | 'validate_drawSceneExample_params'
  | 'validate_drawSceneExample_query'
  | 'validate_getDemo_params'
  | 'validate_getDemo_query'
  | 'validate_solveDemoDay_params'
  | 'validate_solveDemoDay_query'
  | 'validate_showSignInLink_query'
  | 'validate_signIn_query'
  | 'validate_revokeKey_params'
  | 'validate_getWebhook_params'
  | 'validate_changeWebhook_params'
  | 'validate_deleteWebhook_params'
  | 'validate_confirmWebhook_params'
  | 'validate_testWebhook_params'
  | 'validate_rotateWebhookSecret_params'
  | 'validate_listWebhookDeliveries_params'
  | 'validate_listModules_query'
  | 'validate_listInverters_query'
  | 'validate_parseScene_query'
  | 'validate_parseProject_query'
  | 'validate_parseHours_query'
  | 'validate_getComponent_params'
  | 'validate_getComponent_query'
  | 'validate_createSweep_headers'
  | 'validate_createOptimisation_headers'
  | 'validate_createBatch_headers'
  | 'validate_listStudies_query'
  | 'validate_getStudy_params'
  | 'validate_deleteStudy_params'
  | 'validate_getStudyEvents_params'
  | 'validate_getStudyEvents_headers'
  | 'validate_getStudyCsv_params'
  | 'validate_getStudyArrow_params'
  | 'validate_listProjects_query'
  | 'validate_getProject_params'
  | 'validate_changeProject_params'
  | 'validate_deleteProject_params'
  | 'validate_addVariant_params'
  | 'validate_getVariant_params'
  | 'validate_changeVariant_params'
  | 'validate_deleteVariant_params'
  | 'validate_compareVariants_params'
  | 'validate_compareVariants_query'
  | 'validate_runProject_params'
  | 'validate_runProject_headers'
  | 'validate_shareProject_params'
  | 'validate_unshareProject_params'
  | 'validate_getSharedProject_query'
  | 'validate_getSharedVariant_query'
  | 'validate_getStudyLines_params'
  | 'validate_getStudyLines_query'
  | 'validate_getTypicalYear_query'
  | 'validate_checkWeather_query'
  | 'validate_fetchWeather_query'
  | 'validate_makeSyntheticWeather_query'
  | 'validate_parseWeather_query'
  | 'validate_parseHorizon_query'
  | 'validate_getHorizon_query'
  | 'validate_findPlaces_query'
  | 'validate_scaleWeather_query'
  | 'validate_correlateWeather_query'
  | 'validate_selectTypicalYear_query'
  | 'validate_listDocs_query'
  | 'validate_getDocs_params'
  | 'validate_getDocsMarkdown_params'
  | 'validate_getDocsFigure_params'
  | 'validate_confirmCheckout_params'
  | 'validate_receivePaymentEvent_headers'
