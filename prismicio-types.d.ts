import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

/**
 * Item in *Case study → What the product calls, as an illustration*
 */
export interface CaseStudyDocumentDataCallsItem {
	/**
	 * Kind of calls field in *Case study → What the product calls, as an illustration*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.calls[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"state" | "calls" | "blocks" | "logs" | "transactions">;
	
	/**
	 * Share of the calls in percent field in *Case study → What the product calls, as an illustration*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.calls[].percent
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	percent: prismic.NumberField;
	
	/**
	 * The method that stands for it field in *Case study → What the product calls, as an illustration*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: eth_getLogs
	 * - **API ID Path**: case_study.calls[].method
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	method: prismic.KeyTextField;
}

type CaseStudyDocumentDataSlicesSlice = HeroRequestSlice | FigureStripSlice | ChainLatticeSlice | RegionReadingsSlice | BlockClockSlice | IncidentListSlice | ChangeLogSlice | BadgeSampleSlice | MigrationCheckerSlice | PlanFinderSlice | ProductRowsSlice | ChainShowcaseSlice | StepsSlice | CaseTeasersSlice | QuestionsSlice | CallToActionSlice | ProseSlice | PlanTableSlice | UnitPricesSlice | UnitCalculatorSlice | ContactFormSlice | CodeSampleSlice | ProjectListSlice | ContactBlocksSlice | OpenRolesSlice | BenefitsSlice | ComparisonSlice | MediaTextSlice | VideoEmbedSlice | LinkCardsSlice | LegalTextSlice | QuestionTopicsSlice | OfferSlice | StatusListSlice | TabbedTextSlice | MediaAssetsSlice | ColourSwatchesSlice | DosDontsSlice | NoteBoxSlice | DiagramSlice

/**
 * Content for Case study documents
 */
interface CaseStudyDocumentData {
	/**
	 * Heading of the page field in *Case study*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Opening paragraph field in *Case study*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Main button, beside the heading on the first screen field in *Case study*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.primary_action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link beside the button field in *Case study*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.secondary_action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * What the product calls, as an illustration field in *Case study*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.calls[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	calls: prismic.GroupField<Simplify<CaseStudyDocumentDataCallsItem>>;
	
	/**
	 * Colour mode of the page, whatever the visitor chose field in *Case study*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: As the visitor chose
	 * - **API ID Path**: case_study.colour_mode
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	colour_mode: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Slice Zone field in *Case study*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_study.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<CaseStudyDocumentDataSlicesSlice>;/**
	 * Title in search results and browser tabs field in *Case study*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 60 characters
	 * - **API ID Path**: case_study.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description in search results field in *Case study*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 160 characters
	 * - **API ID Path**: case_study.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
}

/**
 * Case study document from Prismic
 *
 * - **API ID**: `case_study`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CaseStudyDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<CaseStudyDocumentData>, "case_study", Lang>;

/**
 * Content for Company facts documents
 */
interface CompanyFactsDocumentData {
	/**
	 * Legal name with its legal form, such as Nodewell Ltd (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.legal_name
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legal_name: prismic.KeyTextField;
	
	/**
	 * Number in the commercial register (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.registration_number
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	registration_number: prismic.KeyTextField;
	
	/**
	 * Register and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.register
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	register: prismic.KeyTextField;
	
	/**
	 * Registered address in one line field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an address in one line
	 * - **API ID Path**: company_facts.registered_address
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	registered_address: prismic.KeyTextField;
	
	/**
	 * Currency of prices, such as US dollars field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.currency
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	currency: prismic.KeyTextField;
	
	/**
	 * Address for reports of vulnerabilities, also in /.well-known/security.txt (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an email address
	 * - **API ID Path**: company_facts.security_email
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	security_email: prismic.KeyTextField;
	
	/**
	 * Address for requests about personal data (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an email address
	 * - **API ID Path**: company_facts.privacy_email
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	privacy_email: prismic.KeyTextField;
	
	/**
	 * Address for legal notices (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an email address
	 * - **API ID Path**: company_facts.legal_notices_email
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legal_notices_email: prismic.KeyTextField;
	
	/**
	 * Address for the press (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an email address
	 * - **API ID Path**: company_facts.press_contact
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	press_contact: prismic.KeyTextField;/**
	 * There are open positions on the careers site (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.job_openings
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	job_openings: prismic.BooleanField;
	
	/**
	 * One API key works on every chain, network and interface (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.one_api_key
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	one_api_key: prismic.BooleanField;
	
	/**
	 * Keys of the chains whose partnership is confirmed, such as eth, near (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words separated by commas
	 * - **API ID Path**: company_facts.partner_chains
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	partner_chains: prismic.KeyTextField;
	
	/**
	 * ChangeNOW is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_change_now
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_change_now: prismic.BooleanField;
	
	/**
	 * EtherDrops is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_etherdrops
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_etherdrops: prismic.BooleanField;
	
	/**
	 * Flooz is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_flooz
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_flooz: prismic.BooleanField;
	
	/**
	 * Gem Wallet is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_gem_wallet
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_gem_wallet: prismic.BooleanField;
	
	/**
	 * Lossless is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_lossless
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_lossless: prismic.BooleanField;
	
	/**
	 * Swapuz is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_swapuz
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_swapuz: prismic.BooleanField;
	
	/**
	 * Tangem is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_tangem
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_tangem: prismic.BooleanField;
	
	/**
	 * Trust Wallet is a customer and agrees to be named (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.customer_trust_wallet
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	customer_trust_wallet: prismic.BooleanField;
	
	/**
	 * We follow the hard forks of the chains of dedicated nodes and upgrade in time (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.hard_forks_tracked
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	hard_forks_tracked: prismic.BooleanField;
	
	/**
	 * We watch the disks of dedicated nodes and extend them (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.disks_watched
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	disks_watched: prismic.BooleanField;
	
	/**
	 * We try the configuration of each marketplace listing before publication and after changes (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.listings_tested
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	listings_tested: prismic.BooleanField;
	
	/**
	 * An engineer answers ambassadors in a private group (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.ambassador_group
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	ambassador_group: prismic.BooleanField;
	
	/**
	 * Ambassadors hear of added and retired networks before the announcement (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.ambassador_early_news
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	ambassador_early_news: prismic.BooleanField;
	
	/**
	 * A refused application to the NEAR startup programme gets the reasons (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.near_refusal_reasons
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	near_refusal_reasons: prismic.BooleanField;
	
	/**
	 * A change of the terms is mailed with the old and the new wording side by side (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.terms_compared
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	terms_compared: prismic.BooleanField;
	
	/**
	 * Each claim gets the part of our record that concerns it (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.sla_record_shared
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	sla_record_shared: prismic.BooleanField;
	
	/**
	 * Someone who did not take the first decision reviews a contested refund (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: company_facts.refund_second_reviewer
	 * - **Tab**: Confirmed
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	refund_second_reviewer: prismic.BooleanField;/**
	 * Day on which counsel approved the terms of service (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.terms_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	terms_approved_on: prismic.DateField;
	
	/**
	 * Day from which the terms of service are in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.terms_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	terms_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the privacy policy (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.privacy_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	privacy_approved_on: prismic.DateField;
	
	/**
	 * Day from which the privacy policy is in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.privacy_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	privacy_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the cookie policy (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.cookies_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	cookies_approved_on: prismic.DateField;
	
	/**
	 * Day from which the cookie policy is in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.cookies_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	cookies_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the refund policy (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.refunds_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	refunds_approved_on: prismic.DateField;
	
	/**
	 * Day from which the refund policy is in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.refunds_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	refunds_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the service-level agreement (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.sla_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	sla_approved_on: prismic.DateField;
	
	/**
	 * Day from which the service-level agreement is in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.sla_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	sla_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the subscription policy (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.subscriptions_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	subscriptions_approved_on: prismic.DateField;
	
	/**
	 * Day from which the subscription policy is in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.subscriptions_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	subscriptions_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the affiliate policy (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.affiliate_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	affiliate_approved_on: prismic.DateField;
	
	/**
	 * Day from which the affiliate policy is in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.affiliate_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	affiliate_in_force_on: prismic.DateField;
	
	/**
	 * Day on which counsel approved the ambassador terms (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.ambassador_approved_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ambassador_approved_on: prismic.DateField;
	
	/**
	 * Day from which the ambassador terms are in force (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: a day
	 * - **API ID Path**: company_facts.ambassador_in_force_on
	 * - **Tab**: Approval
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	ambassador_in_force_on: prismic.DateField;/**
	 * Governing law; English after "the law of", Chinese as a whole, such as 英格兰法律 field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.governing_law
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	governing_law: prismic.KeyTextField;
	
	/**
	 * Place of jurisdiction field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.court
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	court: prismic.KeyTextField;
	
	/**
	 * Days of negotiation before a lawsuit (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.negotiation_days
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	negotiation_days: prismic.NumberField;
	
	/**
	 * Which language of the texts is binding, by market field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: whole sentences with a full stop
	 * - **API ID Path**: company_facts.binding_language
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	binding_language: prismic.KeyTextField;
	
	/**
	 * Age from which one may have an account (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.minimum_age
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	minimum_age: prismic.NumberField;
	
	/**
	 * Countries whose consumers have additional rights field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words separated by commas
	 * - **API ID Path**: company_facts.consumer_countries
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consumer_countries: prismic.KeyTextField;
	
	/**
	 * Rights of consumers under the terms of service field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: whole sentences with a full stop
	 * - **API ID Path**: company_facts.consumer_rights
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	consumer_rights: prismic.KeyTextField;
	
	/**
	 * Right of withdrawal: period, start, model form, early expiry field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: whole sentences with a full stop
	 * - **API ID Path**: company_facts.withdrawal_right
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	withdrawal_right: prismic.KeyTextField;
	
	/**
	 * Limit of liability for a contract year field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.liability_cap
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	liability_cap: prismic.KeyTextField;
	
	/**
	 * Limit of liability for the Free plan, such as 100 USD (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an amount such as 50 USD
	 * - **API ID Path**: company_facts.free_plan_liability_cap
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	free_plan_liability_cap: prismic.KeyTextField;
	
	/**
	 * Mutual indemnity for infringement field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: whole sentences with a full stop
	 * - **API ID Path**: company_facts.mutual_indemnity
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	mutual_indemnity: prismic.KeyTextField;
	
	/**
	 * Years of confidentiality after the contract (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.confidentiality_years
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	confidentiality_years: prismic.NumberField;
	
	/**
	 * Sanctions that apply, such as sanctions of the United Nations or the EU field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.sanctions_lists
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sanctions_lists: prismic.KeyTextField;
	
	/**
	 * The data-processing agreement, such as the data-processing agreement of 1 March 2027 field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.dpa_reference
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	dpa_reference: prismic.KeyTextField;
	
	/**
	 * Whose law decides on tax field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.tax_place
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tax_place: prismic.KeyTextField;
	
	/**
	 * Name of the code of conduct of the groups field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.code_of_conduct
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	code_of_conduct: prismic.KeyTextField;
	
	/**
	 * Licence of code samples, such as MIT (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.sample_licence
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sample_licence: prismic.KeyTextField;
	
	/**
	 * Licence of published figures, such as CC BY 4.0, which /api/stat/ names (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.data_licence
	 * - **Tab**: Law
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	data_licence: prismic.KeyTextField;/**
	 * What counts as a request, in words that follow a colon field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.counted_requests
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	counted_requests: prismic.KeyTextField;
	
	/**
	 * What failed calls cost, in words that follow a colon field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.failed_calls
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	failed_calls: prismic.KeyTextField;
	
	/**
	 * When the daily limit resets, such as 00:00 UTC (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a time such as 00:00 UTC
	 * - **API ID Path**: company_facts.daily_reset
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	daily_reset: prismic.KeyTextField;
	
	/**
	 * What becomes of unused compute units field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.unused_units_rule
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unused_units_rule: prismic.KeyTextField;
	
	/**
	 * When extra compute units lapse field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.extra_units_lapse
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	extra_units_lapse: prismic.KeyTextField;
	
	/**
	 * Whether automatic top-ups exist, and how field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.automatic_top_ups
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	automatic_top_ups: prismic.KeyTextField;
	
	/**
	 * How a plan renews; follows "a plan" field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.renewal_rule
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	renewal_rule: prismic.KeyTextField;
	
	/**
	 * Days from the reminder to the renewal (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.renewal_reminder_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	renewal_reminder_days: prismic.NumberField;
	
	/**
	 * Confirmations after which a payment in crypto-assets has arrived (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.crypto_confirmations
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	crypto_confirmations: prismic.NumberField;
	
	/**
	 * Days on which a failed payment is tried again field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.payment_retry_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	payment_retry_days: prismic.KeyTextField;
	
	/**
	 * Days of the grace period (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.grace_period_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	grace_period_days: prismic.NumberField;
	
	/**
	 * Days for which a stopped node's data is kept (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.node_data_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	node_data_days: prismic.NumberField;
	
	/**
	 * What applies to a change of chain field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.chain_change_rule
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chain_change_rule: prismic.KeyTextField;
	
	/**
	 * Who bears the bank charges of a transfer field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.bank_charges_party
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bank_charges_party: prismic.KeyTextField;
	
	/**
	 * Days from the announcement of a higher price to the renewal (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.price_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	price_notice_days: prismic.NumberField;
	
	/**
	 * Days of notice of a higher cost in compute units (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.cu_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	cu_notice_days: prismic.NumberField;
	
	/**
	 * Until when the old cost applies to units paid for field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.cu_old_cost_until
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cu_old_cost_until: prismic.KeyTextField;
	
	/**
	 * Increase of one's own cost from which a plan may be ended (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.cu_cost_increase
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	cu_cost_increase: prismic.KeyTextField;
	
	/**
	 * Days of notice of a change of the subscription policy (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.subscriptions_change_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	subscriptions_change_notice_days: prismic.NumberField;
	
	/**
	 * Days of notice for dedicated nodes and clusters (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.dedicated_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	dedicated_notice_days: prismic.NumberField;
	
	/**
	 * Days of notice when we end a paid plan (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.plan_end_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	plan_end_notice_days: prismic.NumberField;
	
	/**
	 * Days of notice when we end the Free plan (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.free_plan_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	free_plan_notice_days: prismic.NumberField;
	
	/**
	 * Chains, node types, nodes per team and last day of the free month field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.free_month_scope
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	free_month_scope: prismic.KeyTextField;
	
	/**
	 * Days from the reminder to the end of the free month (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.free_month_reminder_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	free_month_reminder_days: prismic.NumberField;
	
	/**
	 * How a free month becomes a paid plan field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.free_month_continuation
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	free_month_continuation: prismic.KeyTextField;
	
	/**
	 * Days to remedy a serious breach (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.breach_remedy_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	breach_remedy_days: prismic.NumberField;
	
	/**
	 * Working days for the review of a suspension (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.suspension_review_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	suspension_review_days: prismic.NumberField;
	
	/**
	 * Days for which usage can be exported after the end (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.export_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	export_days: prismic.NumberField;
	
	/**
	 * Days of notice before a chain ends (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.chain_end_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	chain_end_notice_days: prismic.NumberField;
	
	/**
	 * Days of notice before a Beta product changes or ends (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.beta_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	beta_notice_days: prismic.NumberField;
	
	/**
	 * Days of notice of a change of the terms of service (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.terms_change_notice_days
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	terms_change_notice_days: prismic.NumberField;
	
	/**
	 * Where earlier versions of the terms are kept (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an https address
	 * - **API ID Path**: company_facts.terms_archive_url
	 * - **Tab**: Plans
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	terms_archive_url: prismic.KeyTextField;/**
	 * Months to ask for a wrong charge back (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_wrong_charge_months
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_wrong_charge_months: prismic.NumberField;
	
	/**
	 * Share of a period that may be used for a refund of a first purchase (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.refund_first_purchase_share
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	refund_first_purchase_share: prismic.KeyTextField;
	
	/**
	 * Days to ask for a refund of a first purchase (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_first_purchase_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_first_purchase_days: prismic.NumberField;
	
	/**
	 * Days to ask for a refund when a chain ends (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_chain_end_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_chain_end_days: prismic.NumberField;
	
	/**
	 * Days of delay after which one may withdraw (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_delivery_delay_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_delivery_delay_days: prismic.NumberField;
	
	/**
	 * Days to ask for a refund after our breach (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_breach_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_breach_days: prismic.NumberField;
	
	/**
	 * Days to ask for a refund of an unwanted renewal (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_renewal_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_renewal_days: prismic.NumberField;
	
	/**
	 * Working days to confirm a request for a refund (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_confirm_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_confirm_days: prismic.NumberField;
	
	/**
	 * Working days to decide on it (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_decision_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_decision_days: prismic.NumberField;
	
	/**
	 * Days to pay it (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.refund_payment_days
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	refund_payment_days: prismic.NumberField;
	
	/**
	 * In what payments in crypto-assets are refunded field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.refund_crypto_asset
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	refund_crypto_asset: prismic.KeyTextField;
	
	/**
	 * Bonus on a credit in place of a refund (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.refund_credit_bonus
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	refund_credit_bonus: prismic.KeyTextField;
	
	/**
	 * Fee of a chargeback that the bank decides for us (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an amount such as 50 USD
	 * - **API ID Path**: company_facts.chargeback_fee
	 * - **Tab**: Refunds
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chargeback_fee: prismic.KeyTextField;/**
	 * Target of paid shared plans (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_target_shared
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_target_shared: prismic.KeyTextField;
	
	/**
	 * Target of the enterprise API field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.sla_target_enterprise
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_target_enterprise: prismic.KeyTextField;
	
	/**
	 * Target of a dedicated node (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_target_dedicated
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_target_dedicated: prismic.KeyTextField;
	
	/**
	 * Target of a cluster (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_target_cluster
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_target_cluster: prismic.KeyTextField;
	
	/**
	 * Longest time of a response, such as within 10 seconds field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.sla_response_time
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_response_time: prismic.KeyTextField;
	
	/**
	 * Blocks that a node may be behind (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_block_lag
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_block_lag: prismic.NumberField;
	
	/**
	 * Places whose checks must fail, such as most places field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.sla_failing_places
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_failing_places: prismic.KeyTextField;
	
	/**
	 * Lower end of the first step of credits (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_step_one
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_step_one: prismic.KeyTextField;
	
	/**
	 * Lower end of the second step of credits (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_step_two
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_step_two: prismic.KeyTextField;
	
	/**
	 * Credit of the first step (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_credit_one
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_credit_one: prismic.KeyTextField;
	
	/**
	 * Credit of the second step (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_credit_two
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_credit_two: prismic.KeyTextField;
	
	/**
	 * Credit of the third step (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_credit_three
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_credit_three: prismic.KeyTextField;
	
	/**
	 * Largest credit of a month (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.sla_credit_cap
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	sla_credit_cap: prismic.KeyTextField;
	
	/**
	 * Hours from the announcement to maintenance (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_maintenance_notice_hours
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_maintenance_notice_hours: prismic.NumberField;
	
	/**
	 * Hours of maintenance in a month (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_maintenance_hours
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_maintenance_hours: prismic.NumberField;
	
	/**
	 * Hours to install a working version (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_release_hours
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_release_hours: prismic.NumberField;
	
	/**
	 * Days to claim a credit after the month (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_claim_days
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_claim_days: prismic.NumberField;
	
	/**
	 * Working days to reply to a claim (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_reply_days
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_reply_days: prismic.NumberField;
	
	/**
	 * Days of notice of worse terms (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.sla_change_notice_days
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	sla_change_notice_days: prismic.NumberField;
	
	/**
	 * First response to critical cases, paid plans field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.support_critical_paid
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	support_critical_paid: prismic.KeyTextField;
	
	/**
	 * The same with premium support field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.support_critical_premium
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	support_critical_premium: prismic.KeyTextField;
	
	/**
	 * First response to high severity, paid plans field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.support_high_paid
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	support_high_paid: prismic.KeyTextField;
	
	/**
	 * The same with premium support field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.support_high_premium
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	support_high_premium: prismic.KeyTextField;
	
	/**
	 * First response to normal cases, paid plans field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.support_normal_paid
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	support_normal_paid: prismic.KeyTextField;
	
	/**
	 * The same with premium support field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.support_normal_premium
	 * - **Tab**: Service level
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	support_normal_premium: prismic.KeyTextField;/**
	 * Amount of test tokens for each request field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.faucet_amount
	 * - **Tab**: Faucet
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	faucet_amount: prismic.KeyTextField;
	
	/**
	 * How often one account may ask field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.faucet_rule
	 * - **Tab**: Faucet
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	faucet_rule: prismic.KeyTextField;/**
	 * Commission on shared plans (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.affiliate_share_shared
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_share_shared: prismic.KeyTextField;
	
	/**
	 * Commission on dedicated nodes and clusters (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: a percentage such as 99.9%
	 * - **API ID Path**: company_facts.affiliate_share_dedicated
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_share_dedicated: prismic.KeyTextField;
	
	/**
	 * Commission on enterprise contracts field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.affiliate_share_enterprise
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_share_enterprise: prismic.KeyTextField;
	
	/**
	 * For how long, such as 12 months from the first payment field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.affiliate_period_shared
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_period_shared: prismic.KeyTextField;
	
	/**
	 * For how long, for dedicated nodes and clusters field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.affiliate_period_dedicated
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_period_dedicated: prismic.KeyTextField;
	
	/**
	 * Days after which a commission is final (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_lock_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_lock_days: prismic.NumberField;
	
	/**
	 * Least sum that is paid out, such as 50 USD (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an amount such as 50 USD
	 * - **API ID Path**: company_facts.affiliate_minimum_payout
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_minimum_payout: prismic.KeyTextField;
	
	/**
	 * How commissions are paid field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words separated by commas
	 * - **API ID Path**: company_facts.affiliate_payout_methods
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_payout_methods: prismic.KeyTextField;
	
	/**
	 * When unpaid sums lapse, such as 12 months field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.affiliate_lapse_period
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_lapse_period: prismic.KeyTextField;
	
	/**
	 * Days for which a company we negotiate with is no referral (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_negotiation_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_negotiation_days: prismic.NumberField;
	
	/**
	 * Days of notice of other percentages (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_rate_notice_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_rate_notice_days: prismic.NumberField;
	
	/**
	 * Days to object to a statement (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_objection_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_objection_days: prismic.NumberField;
	
	/**
	 * Days for which commissions may be held back (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_hold_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_hold_days: prismic.NumberField;
	
	/**
	 * Days of notice of the end (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_end_notice_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_end_notice_days: prismic.NumberField;
	
	/**
	 * Whether commissions continue after the end, in words that follow a colon field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.affiliate_after_end
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	affiliate_after_end: prismic.KeyTextField;
	
	/**
	 * Days of notice of changes (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.affiliate_change_notice_days
	 * - **Tab**: Affiliates
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	affiliate_change_notice_days: prismic.NumberField;/**
	 * Age from which one may be an ambassador (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_minimum_age
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_minimum_age: prismic.NumberField;
	
	/**
	 * Working days to decide on an application (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_decision_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_decision_days: prismic.NumberField;
	
	/**
	 * Reward for a guide or article field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.ambassador_reward_guide
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_reward_guide: prismic.KeyTextField;
	
	/**
	 * Reward for a workshop or talk field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.ambassador_reward_workshop
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_reward_workshop: prismic.KeyTextField;
	
	/**
	 * Reward for a translation field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.ambassador_reward_translation
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_reward_translation: prismic.KeyTextField;
	
	/**
	 * Reward for a report of a fault field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.ambassador_reward_report
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_reward_report: prismic.KeyTextField;
	
	/**
	 * Working days to accept or return a task (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_review_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_review_days: prismic.NumberField;
	
	/**
	 * Days from acceptance to payment (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_reward_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_reward_days: prismic.NumberField;
	
	/**
	 * How rewards are paid field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words separated by commas
	 * - **API ID Path**: company_facts.ambassador_payment_methods
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_payment_methods: prismic.KeyTextField;
	
	/**
	 * Limit of ambassadors' keys field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.ambassador_key_limit
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_key_limit: prismic.KeyTextField;
	
	/**
	 * For how long works may be published, such as five years field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.ambassador_works_term
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ambassador_works_term: prismic.KeyTextField;
	
	/**
	 * When machine-made text is to be marked field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.machine_text_rule
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	machine_text_rule: prismic.KeyTextField;
	
	/**
	 * Years of confidentiality (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_confidentiality_years
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_confidentiality_years: prismic.NumberField;
	
	/**
	 * Working days to remove a profile (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_profile_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_profile_days: prismic.NumberField;
	
	/**
	 * Months of rewards that limit an ambassador's liability (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_liability_months
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_liability_months: prismic.NumberField;
	
	/**
	 * Days of notice when we end the role (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_end_notice_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_end_notice_days: prismic.NumberField;
	
	/**
	 * Days to remove the title (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_title_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_title_days: prismic.NumberField;
	
	/**
	 * Days of notice of changes (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.ambassador_change_notice_days
	 * - **Tab**: Ambassadors
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ambassador_change_notice_days: prismic.NumberField;/**
	 * Name and contact, if one is required field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.data_protection_officer
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	data_protection_officer: prismic.KeyTextField;
	
	/**
	 * Representative in the EU or the UK, if one is required field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.privacy_representative
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	privacy_representative: prismic.KeyTextField;
	
	/**
	 * Supervisory authority field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.supervisory_authority
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	supervisory_authority: prismic.KeyTextField;
	
	/**
	 * Days for which server logs are kept (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.server_log_days
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	server_log_days: prismic.NumberField;
	
	/**
	 * Days for which account data is kept after the end (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.account_data_days
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	account_data_days: prismic.NumberField;
	
	/**
	 * Days for which requests are logged (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.request_log_days
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	request_log_days: prismic.NumberField;
	
	/**
	 * Whether and for how long parameters and responses are recorded field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.request_body_recording
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	request_body_recording: prismic.KeyTextField;
	
	/**
	 * Years for which contracts are kept (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.contract_record_years
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	contract_record_years: prismic.NumberField;
	
	/**
	 * Days to reply to a request about personal data (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: a whole number
	 * - **API ID Path**: company_facts.privacy_reply_days
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	privacy_reply_days: prismic.NumberField;
	
	/**
	 * Name and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.processor_hosting
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	processor_hosting: prismic.KeyTextField;
	
	/**
	 * Name and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.processor_content
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	processor_content: prismic.KeyTextField;
	
	/**
	 * Name and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.processor_email
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	processor_email: prismic.KeyTextField;
	
	/**
	 * Name and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.processor_payment
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	processor_payment: prismic.KeyTextField;
	
	/**
	 * Name and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.processor_chat
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	processor_chat: prismic.KeyTextField;
	
	/**
	 * Name and country field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.processor_statistics
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	processor_statistics: prismic.KeyTextField;
	
	/**
	 * Countries of nodes and processors field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words separated by commas
	 * - **API ID Path**: company_facts.data_countries
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	data_countries: prismic.KeyTextField;
	
	/**
	 * Basis of transfers, such as standard contractual clauses field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.transfer_basis
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	transfer_basis: prismic.KeyTextField;
	
	/**
	 * Basis of transfers under the Personal Information Protection Law field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.china_transfer_basis
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	china_transfer_basis: prismic.KeyTextField;
	
	/**
	 * Provider of the bot challenge (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.bot_challenge_provider
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bot_challenge_provider: prismic.KeyTextField;
	
	/**
	 * Names and durations of what it stores field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.bot_challenge_entries
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	bot_challenge_entries: prismic.KeyTextField;
	
	/**
	 * Provider of the support chat (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.chat_provider
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chat_provider: prismic.KeyTextField;
	
	/**
	 * Names and durations of what it stores field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.chat_entries
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chat_entries: prismic.KeyTextField;
	
	/**
	 * Provider of the videos (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.video_provider
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_provider: prismic.KeyTextField;
	
	/**
	 * Names and durations of what it stores field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.video_entries
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	video_entries: prismic.KeyTextField;
	
	/**
	 * Provider of the statistics (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.statistics_provider
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	statistics_provider: prismic.KeyTextField;
	
	/**
	 * Names and durations of what it stores field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.statistics_entries
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	statistics_entries: prismic.KeyTextField;
	
	/**
	 * Where the dashboard and other systems list what they store (English sheet only) field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: an https address
	 * - **API ID Path**: company_facts.other_systems_entries_url
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	other_systems_entries_url: prismic.KeyTextField;
	
	/**
	 * Legal provision for strictly necessary entries field in *Company facts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: words without braces or brackets
	 * - **API ID Path**: company_facts.necessary_entries_provision
	 * - **Tab**: Privacy
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	necessary_entries_provision: prismic.KeyTextField;
}

/**
 * Company facts document from Prismic
 *
 * - **API ID**: `company_facts`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type CompanyFactsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<CompanyFactsDocumentData>, "company_facts", Lang>;

type FaucetDocumentDataSlicesSlice = ProseSlice | StepsSlice | QuestionsSlice | ComparisonSlice | NoteBoxSlice | LinkCardsSlice | CallToActionSlice

/**
 * Item in *Faucet pages → Parts of a network's page in their order, below its facts. A part for which a network has nothing is left out on its page*
 */
export interface FaucetDocumentDataPartsItem {
	/**
	 * What it shows field in *Faucet pages → Parts of a network's page in their order, below its facts. A part for which a network has nothing is left out on its page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choose one
	 * - **API ID Path**: faucet.parts[].part
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	part: prismic.SelectField<"steps" | "about" | "ways" | "networks" | "text" | "action">;
	
	/**
	 * Heading field in *Faucet pages → Parts of a network's page in their order, below its facts. A part for which a network has nothing is left out on its page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.parts[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text under the heading; of the part "text" it is all there is field in *Faucet pages → Parts of a network's page in their order, below its facts. A part for which a network has nothing is left out on its page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.parts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Item in *Faucet pages → Steps of the part "steps"*
 */
export interface FaucetDocumentDataStepsItem {
	/**
	 * Step field in *Faucet pages → Steps of the part "steps"*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.steps[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Item in *Faucet pages → Each network, for the parts "about" and "ways"*
 */
export interface FaucetDocumentDataNetworksItem {
	/**
	 * Network field in *Faucet pages → Each network, for the parts "about" and "ways"*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choose one
	 * - **API ID Path**: faucet.networks[].network
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	network: prismic.SelectField<"eth-sepolia" | "arb-sepolia" | "op-sepolia" | "base-sepolia" | "blast-sepolia" | "scroll-sepolia" | "linea-sepolia" | "zksync-sepolia" | "matic-amoy">;
	
	/**
	 * What the network is and what to mind on it field in *Faucet pages → Each network, for the parts "about" and "ways"*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.networks[].about
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	about: prismic.RichTextField;
	
	/**
	 * Other ways to its tokens field in *Faucet pages → Each network, for the parts "about" and "ways"*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.networks[].ways
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	ways: prismic.RichTextField;
}

/**
 * Content for Faucet pages documents
 */
interface FaucetDocumentData {
	/**
	 * Heading of the index field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.title
	 * - **Tab**: Index
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Opening paragraph of the index field in *Faucet pages*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.lead
	 * - **Tab**: Index
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Faucet pages*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.slices[]
	 * - **Tab**: Index
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<FaucetDocumentDataSlicesSlice>;/**
	 * Heading of a network's page. {network} and {currency} are filled in field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.network_title
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	network_title: prismic.KeyTextField;
	
	/**
	 * Opening paragraph of a network's page field in *Faucet pages*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.network_lead
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	network_lead: prismic.RichTextField;
	
	/**
	 * What one request gives. {currency} is filled in field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.amount
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	amount: prismic.KeyTextField;
	
	/**
	 * How often an account may ask field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.rule
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	rule: prismic.KeyTextField;
	
	/**
	 * Parts of a network's page in their order, below its facts. A part for which a network has nothing is left out on its page field in *Faucet pages*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.parts[]
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	parts: prismic.GroupField<Simplify<FaucetDocumentDataPartsItem>>;
	
	/**
	 * Steps of the part "steps" field in *Faucet pages*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.steps[]
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	steps: prismic.GroupField<Simplify<FaucetDocumentDataStepsItem>>;
	
	/**
	 * Each network, for the parts "about" and "ways" field in *Faucet pages*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.networks[]
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	networks: prismic.GroupField<Simplify<FaucetDocumentDataNetworksItem>>;
	
	/**
	 * Button of the part "action" field in *Faucet pages*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.action
	 * - **Tab**: Network
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Title of the index in search results field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description of the index in search results field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Title of a network's page. {network} is filled in field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.network_meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	network_meta_title: prismic.KeyTextField;
	
	/**
	 * Description of a network's page. {network} is filled in field in *Faucet pages*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: faucet.network_meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	network_meta_description: prismic.KeyTextField;
}

/**
 * Faucet pages document from Prismic
 *
 * - **API ID**: `faucet`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type FaucetDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<FaucetDocumentData>, "faucet", Lang>;

type HomeDocumentDataSlicesSlice = HeroRequestSlice | FigureStripSlice | ChainLatticeSlice | RegionReadingsSlice | BlockClockSlice | IncidentListSlice | ChangeLogSlice | BadgeSampleSlice | MigrationCheckerSlice | PlanFinderSlice | ProductRowsSlice | ChainShowcaseSlice | StepsSlice | CaseTeasersSlice | QuestionsSlice | CallToActionSlice | ProseSlice | PlanTableSlice | ProofSlice | UnitPricesSlice | UnitCalculatorSlice | ContactFormSlice | CodeSampleSlice | ProjectListSlice | ContactBlocksSlice | OpenRolesSlice | BenefitsSlice | ComparisonSlice | MediaTextSlice | VideoEmbedSlice | LinkCardsSlice | LegalTextSlice | QuestionTopicsSlice | OfferSlice | StatusListSlice | TabbedTextSlice | MediaAssetsSlice | ColourSwatchesSlice | DosDontsSlice | NoteBoxSlice | DiagramSlice | LimitMatrixSlice

/**
 * Content for Home documents
 */
interface HomeDocumentData {
	/**
	 * Colour mode of the page, whatever the visitor chose field in *Home*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: As the visitor chose
	 * - **API ID Path**: home.colour_mode
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	colour_mode: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Slice Zone field in *Home*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<HomeDocumentDataSlicesSlice>;/**
	 * Title in search results and browser tabs field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 60 characters
	 * - **API ID Path**: home.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description in search results field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 160 characters
	 * - **API ID Path**: home.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
}

/**
 * Home document from Prismic
 *
 * - **API ID**: `home`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomeDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<HomeDocumentData>, "home", Lang>;

type InterfaceDocumentDataSlicesSlice = HeroRequestSlice | FigureStripSlice | ChainLatticeSlice | RegionReadingsSlice | BlockClockSlice | IncidentListSlice | ChangeLogSlice | BadgeSampleSlice | MigrationCheckerSlice | PlanFinderSlice | ProductRowsSlice | ChainShowcaseSlice | StepsSlice | CaseTeasersSlice | QuestionsSlice | CallToActionSlice | ProseSlice | PlanTableSlice | UnitPricesSlice | UnitCalculatorSlice | ContactFormSlice | CodeSampleSlice | ProjectListSlice | ContactBlocksSlice | OpenRolesSlice | BenefitsSlice | ComparisonSlice | MediaTextSlice | VideoEmbedSlice | LinkCardsSlice | LegalTextSlice | QuestionTopicsSlice | OfferSlice | StatusListSlice | TabbedTextSlice | MediaAssetsSlice | ColourSwatchesSlice | DosDontsSlice | NoteBoxSlice | DiagramSlice

/**
 * Content for Interface page documents
 */
interface InterfaceDocumentData {
	/**
	 * Heading of the page field in *Interface page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interface.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Opening paragraph field in *Interface page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interface.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Colour mode of the page, whatever the visitor chose field in *Interface page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: As the visitor chose
	 * - **API ID Path**: interface.colour_mode
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	colour_mode: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Slice Zone field in *Interface page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: interface.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<InterfaceDocumentDataSlicesSlice>;/**
	 * Title in search results and browser tabs field in *Interface page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 60 characters
	 * - **API ID Path**: interface.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description in search results field in *Interface page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 160 characters
	 * - **API ID Path**: interface.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
}

/**
 * Interface page document from Prismic
 *
 * - **API ID**: `interface`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type InterfaceDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<InterfaceDocumentData>, "interface", Lang>;

/**
 * Item in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
 */
export interface LimitsDocumentDataRowsItem {
	/**
	 * Limit field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: limits.rows[].field
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	field: prismic.SelectField<"log_range" | "log_results" | "batch_entries" | "request_size" | "response_size" | "timeout" | "archive_depth" | "tracers" | "namespaces" | "ws_connections" | "ws_subscriptions" | "ws_idle" | "ws_lifetime" | "notification_price" | "rps" | "burst_window" | "rate_scope" | "at_cap" | "retry_header" | "sla" | "sla_credit" | "client" | "regions">;
	
	/**
	 * Number in the unit of the limit, a word or codes separated by commas field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 10000
	 * - **API ID Path**: limits.rows[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * No limit field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: limits.rows[].no_limit
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	no_limit: prismic.BooleanField;
	
	/**
	 * Id of a plan. Empty: all plans field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: free
	 * - **API ID Path**: limits.rows[].plan
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plan: prismic.KeyTextField;
	
	/**
	 * Key of a chain. Empty: all chains field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: eth
	 * - **API ID Path**: limits.rows[].chain
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chain: prismic.KeyTextField;
	
	/**
	 * Key of a network. Empty: all networks field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: mainnet
	 * - **API ID Path**: limits.rows[].network
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	network: prismic.KeyTextField;
	
	/**
	 * Key of an interface. Empty: all interfaces field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: websocket
	 * - **API ID Path**: limits.rows[].interface
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	interface: prismic.KeyTextField;
	
	/**
	 * Name of a method. Empty: all methods field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: eth_getLogs
	 * - **API ID Path**: limits.rows[].method
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	method: prismic.KeyTextField;
	
	/**
	 * Address or words that state it field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: limits.rows[].source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Day on which it was checked field in *Limits → What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: limits.rows[].checked_on
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	checked_on: prismic.DateField;
}

/**
 * Content for Limits documents
 */
interface LimitsDocumentData {
	/**
	 * What is limited. A limit without a row shows as not stated. The provider’s own data wins over a row about the same field in *Limits*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: limits.rows[]
	 * - **Tab**: Limits
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<LimitsDocumentDataRowsItem>>;
}

/**
 * Limits document from Prismic
 *
 * - **API ID**: `limits`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type LimitsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<LimitsDocumentData>, "limits", Lang>;

/**
 * Item in *Navigation → Menus of the navigation bar → Links*
 */
export interface NavigationDocumentDataMenusLinksItem {
	/**
	 * Link and its words field in *Navigation → Menus of the navigation bar → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * One line below the link (menus only) field in *Navigation → Menus of the navigation bar → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].description
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	description: prismic.KeyTextField;
	
	/**
	 * Badge, such as Beta field in *Navigation → Menus of the navigation bar → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].badge
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge: prismic.KeyTextField;
	
	/**
	 * Heading above this link and the next ones (menus only) field in *Navigation → Menus of the navigation bar → Links*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].group
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	group: prismic.KeyTextField;
	
	/**
	 * Drawing beside the link (menus only) field in *Navigation → Menus of the navigation bar → Links*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[].drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"shared" | "dedicated" | "cluster" | "enterprise" | "appchain" | "free" | "flat" | "units" | "yours" | "docs" | "api" | "account" | "endpoint" | "faucet" | "tracker" | "chains" | "blog" | "questions" | "contact" | "partners" | "cases">;
}

/**
 * Item in *Navigation → Menus of the navigation bar*
 */
export interface NavigationDocumentDataMenusItem {
	/**
	 * Name of the menu field in *Navigation → Menus of the navigation bar*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Links field in *Navigation → Menus of the navigation bar*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<NavigationDocumentDataMenusLinksItem>>;
	
	/**
	 * Banner: small line above field in *Navigation → Menus of the navigation bar*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].banner_eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	banner_eyebrow: prismic.KeyTextField;
	
	/**
	 * Banner: heading field in *Navigation → Menus of the navigation bar*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].banner_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	banner_title: prismic.KeyTextField;
	
	/**
	 * Banner: text field in *Navigation → Menus of the navigation bar*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].banner_text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	banner_text: prismic.KeyTextField;
	
	/**
	 * Banner: link field in *Navigation → Menus of the navigation bar*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[].banner_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	banner_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Navigation → Columns of the footer → Links*
 */
export interface NavigationDocumentDataColumnsLinksItem {
	/**
	 * Link and its words field in *Navigation → Columns of the footer → Links*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[].links[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Ask search engines not to follow field in *Navigation → Columns of the footer → Links*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: navigation.columns[].links[].nofollow
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	nofollow: prismic.BooleanField;
}

/**
 * Item in *Navigation → Columns of the footer*
 */
export interface NavigationDocumentDataColumnsItem {
	/**
	 * Heading of the column field in *Navigation → Columns of the footer*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Links field in *Navigation → Columns of the footer*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[].links[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	links: prismic.NestedGroupField<Simplify<NavigationDocumentDataColumnsLinksItem>>;
}

/**
 * Content for Navigation documents
 */
interface NavigationDocumentData {
	/**
	 * Menus of the navigation bar field in *Navigation*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.menus[]
	 * - **Tab**: Menus
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	menus: prismic.GroupField<Simplify<NavigationDocumentDataMenusItem>>;
	
	/**
	 * Dashboard button field in *Navigation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.dashboard
	 * - **Tab**: Menus
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	dashboard: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Main button field in *Navigation*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.action
	 * - **Tab**: Menus
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Columns of the footer field in *Navigation*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: navigation.columns[]
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	columns: prismic.GroupField<Simplify<NavigationDocumentDataColumnsItem>>;
}

/**
 * Navigation document from Prismic
 *
 * - **API ID**: `navigation`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NavigationDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<NavigationDocumentData>, "navigation", Lang>;

/**
 * Item in *Node page → Parts of the page in their order, below the chain's facts. A part for which a chain has nothing is left out on its page*
 */
export interface NodeDocumentDataPartsItem {
	/**
	 * What it shows field in *Node page → Parts of the page in their order, below the chain's facts. A part for which a chain has nothing is left out on its page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choose one
	 * - **API ID Path**: node.parts[].part
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	part: prismic.SelectField<"request" | "networks" | "configuration" | "methods" | "video" | "changes" | "questions" | "related" | "text" | "action">;
	
	/**
	 * Heading field in *Node page → Parts of the page in their order, below the chain's facts. A part for which a chain has nothing is left out on its page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.parts[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text under the heading; of the part "text" it is all there is field in *Node page → Parts of the page in their order, below the chain's facts. A part for which a chain has nothing is left out on its page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.parts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Item in *Node page → Questions of the part "questions". {chain}, {ticker} and {availability} are filled in*
 */
export interface NodeDocumentDataQuestionsItem {
	/**
	 * Question field in *Node page → Questions of the part "questions". {chain}, {ticker} and {availability} are filled in*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Node page → Questions of the part "questions". {chain}, {ticker} and {availability} are filled in*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.questions[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Content for Node page documents
 */
interface NodeDocumentData {
	/**
	 * Heading. {chain} stands for the chain's name field in *Node page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Second paragraph, after the sentence about the chain field in *Node page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Parts of the page in their order, below the chain's facts. A part for which a chain has nothing is left out on its page field in *Node page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.parts[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	parts: prismic.GroupField<Simplify<NodeDocumentDataPartsItem>>;
	
	/**
	 * Questions of the part "questions". {chain}, {ticker} and {availability} are filled in field in *Node page*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.questions[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<NodeDocumentDataQuestionsItem>>;
	
	/**
	 * Button of the part "action" field in *Node page*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Title in search results. {chain} stands for the chain's name field in *Node page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description in search results. {chain} stands for the chain's name field in *Node page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: node.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
}

/**
 * Node page document from Prismic
 *
 * - **API ID**: `node`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NodeDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<NodeDocumentData>, "node", Lang>;

type PageDocumentDataSlicesSlice = HeroRequestSlice | FigureStripSlice | ChainLatticeSlice | RegionReadingsSlice | BlockClockSlice | IncidentListSlice | ChangeLogSlice | BadgeSampleSlice | MigrationCheckerSlice | PlanFinderSlice | ProductRowsSlice | ChainShowcaseSlice | StepsSlice | CaseTeasersSlice | QuestionsSlice | CallToActionSlice | ProseSlice | PlanTableSlice | ProofSlice | UnitPricesSlice | UnitCalculatorSlice | ContactFormSlice | CodeSampleSlice | ProjectListSlice | ContactBlocksSlice | OpenRolesSlice | BenefitsSlice | ComparisonSlice | MediaTextSlice | VideoEmbedSlice | LinkCardsSlice | LegalTextSlice | QuestionTopicsSlice | OfferSlice | StatusListSlice | TabbedTextSlice | MediaAssetsSlice | ColourSwatchesSlice | DosDontsSlice | NoteBoxSlice | DiagramSlice | LimitMatrixSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Heading of the page field in *Page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Short name, for breadcrumbs; without one they show the heading field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Node clusters
	 * - **API ID Path**: page.short_name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	short_name: prismic.KeyTextField;
	
	/**
	 * Opening paragraph field in *Page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Main button, beside the heading on the first screen field in *Page*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.primary_action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link beside the button field in *Page*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.secondary_action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Picture beside the heading, which shows what the page is about field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: No picture
	 * - **API ID Path**: page.picture
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	picture: prismic.SelectField<"machine" | "cluster" | "package" | "layers" | "payout" | "exchange" | "grant" | "fleet" | "regions" | "call_kinds" | "change_kinds" | "unit_scale" | "url_swap" | "tool_chains" | "tool_links" | "message_details" | "badge_levels">;
	
	/**
	 * Legal texts: {fact:…} of the day of approval. While it is missing, the page is a draft field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: {fact:terms_approved_on}
	 * - **API ID Path**: page.approved_on
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	approved_on: prismic.KeyTextField;
	
	/**
	 * Colour mode of the page, whatever the visitor chose field in *Page*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: As the visitor chose
	 * - **API ID Path**: page.colour_mode
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	colour_mode: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Slice Zone field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Title in search results and browser tabs field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 60 characters
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description in search results field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 160 characters
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Item in *Marketplace project → Chains that it is used with most*
 */
export interface ProjectDocumentDataChainsItem {
	/**
	 * Key of the chain field in *Marketplace project → Chains that it is used with most*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: eth
	 * - **API ID Path**: project.chains[].key
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	key: prismic.KeyTextField;
}

type ProjectDocumentDataSlicesSlice = HeroRequestSlice | FigureStripSlice | ChainLatticeSlice | RegionReadingsSlice | BlockClockSlice | IncidentListSlice | ChangeLogSlice | BadgeSampleSlice | MigrationCheckerSlice | PlanFinderSlice | ProductRowsSlice | ChainShowcaseSlice | StepsSlice | CaseTeasersSlice | QuestionsSlice | CallToActionSlice | ProseSlice | PlanTableSlice | UnitPricesSlice | CodeSampleSlice | ProjectListSlice | ContactBlocksSlice | OpenRolesSlice | BenefitsSlice | ComparisonSlice | MediaTextSlice | VideoEmbedSlice | LinkCardsSlice | LegalTextSlice | QuestionTopicsSlice | OfferSlice | StatusListSlice | TabbedTextSlice | MediaAssetsSlice | ColourSwatchesSlice | DosDontsSlice | NoteBoxSlice | DiagramSlice

/**
 * Content for Marketplace project documents
 */
interface ProjectDocumentData {
	/**
	 * Heading of the page field in *Marketplace project*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Opening paragraph field in *Marketplace project*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.lead
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Main button, beside the heading on the first screen field in *Marketplace project*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.primary_action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link beside the button field in *Marketplace project*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.secondary_action
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Name of the project, as it writes itself field in *Marketplace project*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.name
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Category, under which the list shows it field in *Marketplace project*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.kind
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"wallet" | "library" | "tool" | "indexer" | "explorer" | "oracle">;
	
	/**
	 * Its own website field in *Marketplace project*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.website
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	website: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Interfaces that it speaks field in *Marketplace project*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: JSON-RPC, WebSocket
	 * - **API ID Path**: project.interfaces
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	interfaces: prismic.KeyTextField;
	
	/**
	 * Chains that it is used with most field in *Marketplace project*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.chains[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chains: prismic.GroupField<Simplify<ProjectDocumentDataChainsItem>>;
	
	/**
	 * Colour mode of the page, whatever the visitor chose field in *Marketplace project*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: As the visitor chose
	 * - **API ID Path**: project.colour_mode
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	colour_mode: prismic.SelectField<"light" | "dark">;
	
	/**
	 * Slice Zone field in *Marketplace project*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ProjectDocumentDataSlicesSlice>;/**
	 * Title in search results and browser tabs field in *Marketplace project*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 60 characters
	 * - **API ID Path**: project.meta_title
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Description in search results field in *Marketplace project*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: At most 160 characters
	 * - **API ID Path**: project.meta_description
	 * - **Tab**: Search
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
}

/**
 * Marketplace project document from Prismic
 *
 * - **API ID**: `project`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ProjectDocument<Lang extends string = string> = prismic.PrismicDocumentWithUID<Simplify<ProjectDocumentData>, "project", Lang>;

/**
 * Content for Redirect documents
 */
interface RedirectDocumentData {
	/**
	 * Old path on this site field in *Redirect*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: /old-page/
	 * - **API ID Path**: redirect.from
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * Where it leads: a page, or a full address field in *Redirect*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: redirect.to
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	to: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Has it moved for good? field in *Redirect*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: true
	 * - **API ID Path**: redirect.permanent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	permanent: prismic.BooleanField;
	
	/**
	 * Language of the old path field in *Redirect*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: all
	 * - **API ID Path**: redirect.language
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	language: prismic.SelectField<"all" | "en" | "cn", "filled">;
}

/**
 * Redirect document from Prismic
 *
 * - **API ID**: `redirect`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type RedirectDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<RedirectDocumentData>, "redirect", Lang>;

/**
 * Item in *Settings → Social accounts, in the order of the footer*
 */
export interface SettingsDocumentDataSocialItem {
	/**
	 * Network field in *Settings → Social accounts, in the order of the footer*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.social[].network
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	network: prismic.SelectField<"telegram" | "twitter" | "discord" | "youtube" | "reddit" | "linkedin" | "github">;
	
	/**
	 * Address of the account field in *Settings → Social accounts, in the order of the footer*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.social[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Settings → Offers, shown where a page places them*
 */
export interface SettingsDocumentDataOffersItem {
	/**
	 * Which offer it is field in *Settings → Offers, shown where a page places them*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"closing_provider" | "gift" | "free_month">;
	
	/**
	 * Offer in a few words field in *Settings → Offers, shown where a page places them*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Whom it is for and what it gives field in *Settings → Offers, shown where a page places them*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Last day of the offer. Empty: no end field in *Settings → Offers, shown where a page places them*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[].until
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	until: prismic.DateField;
	
	/**
	 * The button field in *Settings → Offers, shown where a page places them*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * A further link beside the button field in *Settings → Offers, shown where a page places them*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[].more_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	more_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Content for Settings documents
 */
interface SettingsDocumentData {
	/**
	 * Name of the brand, everywhere on the site field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.brand_name
	 * - **Tab**: Brand
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	brand_name: prismic.KeyTextField;
	
	/**
	 * One line that follows the name in titles field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.tagline
	 * - **Tab**: Brand
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tagline: prismic.KeyTextField;
	
	/**
	 * Host of the endpoints in code samples field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: nodewell.example
	 * - **API ID Path**: settings.endpoint_host
	 * - **Tab**: Brand
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	endpoint_host: prismic.KeyTextField;
	
	/**
	 * How endpoints are written: one host and key for all chains, or an opaque URL for each field in *Settings*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: template
	 * - **API ID Path**: settings.endpoint_scheme
	 * - **Tab**: Brand
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	endpoint_scheme: prismic.SelectField<"template" | "opaque", "filled">;/**
	 * Legal name field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.legal_name
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legal_name: prismic.KeyTextField;
	
	/**
	 * Company registration field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.registration
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	registration: prismic.KeyTextField;
	
	/**
	 * Registered address field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.address
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	address: prismic.KeyTextField;
	
	/**
	 * E-mail address for visitors field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.email
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	email: prismic.KeyTextField;
	
	/**
	 * Social accounts, in the order of the footer field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.social[]
	 * - **Tab**: Company
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	social: prismic.GroupField<Simplify<SettingsDocumentDataSocialItem>>;/**
	 * Text of the bar above the navigation. Empty: no bar field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.announcement
	 * - **Tab**: Announcement
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	announcement: prismic.KeyTextField;
	
	/**
	 * Last day of the bar. Empty: no end field in *Settings*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.announcement_until
	 * - **Tab**: Announcement
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	announcement_until: prismic.DateField;
	
	/**
	 * Link at the end of the bar field in *Settings*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.announcement_link
	 * - **Tab**: Announcement
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	announcement_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;/**
	 * Copyright line. {year} and {company} are filled in field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.copyright
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	copyright: prismic.KeyTextField;
	
	/**
	 * Heading of the subscribe form field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.subscribe_title
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subscribe_title: prismic.KeyTextField;
	
	/**
	 * Text of the subscribe form field in *Settings*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.subscribe_text
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	subscribe_text: prismic.KeyTextField;/**
	 * Offers, shown where a page places them field in *Settings*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: settings.offers[]
	 * - **Tab**: Offers
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	offers: prismic.GroupField<Simplify<SettingsDocumentDataOffersItem>>;
}

/**
 * Settings document from Prismic
 *
 * - **API ID**: `settings`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SettingsDocument<Lang extends string = string> = prismic.PrismicDocumentWithoutUID<Simplify<SettingsDocumentData>, "settings", Lang>;

export type AllDocumentTypes = CaseStudyDocument | CompanyFactsDocument | FaucetDocument | HomeDocument | InterfaceDocument | LimitsDocument | NavigationDocument | NodeDocument | PageDocument | ProjectDocument | RedirectDocument | SettingsDocument;

/**
 * Item in *BadgeSample → Default → Primary → Chains, the first of which the code names*
 */
export interface BadgeSampleSliceDefaultPrimaryChainsItem {
	/**
	 * Key of the chain field in *BadgeSample → Default → Primary → Chains, the first of which the code names*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: eth
	 * - **API ID Path**: badge_sample.default.primary.chains[].chain
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chain: prismic.KeyTextField;
}

/**
 * Primary content in *BadgeSample → Default → Primary*
 */
export interface BadgeSampleSliceDefaultPrimary {
	/**
	 * Heading field in *BadgeSample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: badge_sample.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text beside the heading field in *BadgeSample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: badge_sample.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Chains, the first of which the code names field in *BadgeSample → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: badge_sample.default.primary.chains[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chains: prismic.GroupField<Simplify<BadgeSampleSliceDefaultPrimaryChainsItem>>;
}

/**
 * Default variation for BadgeSample Slice
 *
 * - **API ID**: `default`
 * - **Description**: Badges of chosen chains as other sites show them, with the code to copy.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BadgeSampleSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BadgeSampleSliceDefaultPrimary>, never>;

/**
 * Slice variation for *BadgeSample*
 */
type BadgeSampleSliceVariation = BadgeSampleSliceDefault

/**
 * BadgeSample Shared Slice
 *
 * - **API ID**: `badge_sample`
 * - **Description**: Badges of chosen chains as other sites show them, with the code to copy.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BadgeSampleSlice = prismic.SharedSlice<"badge_sample", BadgeSampleSliceVariation>;

/**
 * Item in *Benefits → Default → Primary → Benefits*
 */
export interface BenefitsSliceDefaultPrimaryBenefitsItem {
	/**
	 * Benefit field in *Benefits → Default → Primary → Benefits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: benefits.default.primary.benefits[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Why that is so field in *Benefits → Default → Primary → Benefits*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: benefits.default.primary.benefits[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * A figure that shows it, with its unit field in *Benefits → Default → Primary → Benefits*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 60 requests/s
	 * - **API ID Path**: benefits.default.primary.benefits[].figure
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	figure: prismic.KeyTextField;
}

/**
 * Primary content in *Benefits → Default → Primary*
 */
export interface BenefitsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *Benefits → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: benefits.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Benefits → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: benefits.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *Benefits → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: benefits.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Benefits field in *Benefits → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: benefits.default.primary.benefits[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	benefits: prismic.GroupField<Simplify<BenefitsSliceDefaultPrimaryBenefitsItem>>;
}

/**
 * Default variation for Benefits Slice
 *
 * - **API ID**: `default`
 * - **Description**: Advantages in a grid, each with its reason.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BenefitsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BenefitsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Benefits*
 */
type BenefitsSliceVariation = BenefitsSliceDefault

/**
 * Benefits Shared Slice
 *
 * - **API ID**: `benefits`
 * - **Description**: Advantages in a grid, each with its reason.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BenefitsSlice = prismic.SharedSlice<"benefits", BenefitsSliceVariation>;

/**
 * Item in *BlockClock → Default → Primary → Chains that are named*
 */
export interface BlockClockSliceDefaultPrimaryChainsItem {
	/**
	 * Short code, such as eth field in *BlockClock → Default → Primary → Chains that are named*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: block_clock.default.primary.chains[].key
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	key: prismic.KeyTextField;
}

/**
 * Primary content in *BlockClock → Default → Primary*
 */
export interface BlockClockSliceDefaultPrimary {
	/**
	 * Heading field in *BlockClock → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: block_clock.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *BlockClock → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: block_clock.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Chains that are named field in *BlockClock → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: block_clock.default.primary.chains[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chains: prismic.GroupField<Simplify<BlockClockSliceDefaultPrimaryChainsItem>>;
}

/**
 * Default variation for BlockClock Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every chain as a tick on an axis from a tenth of a second to ten minutes between two blocks; a few by name.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BlockClockSliceDefault = prismic.SharedSliceVariation<"default", Simplify<BlockClockSliceDefaultPrimary>, never>;

/**
 * Slice variation for *BlockClock*
 */
type BlockClockSliceVariation = BlockClockSliceDefault

/**
 * BlockClock Shared Slice
 *
 * - **API ID**: `block_clock`
 * - **Description**: Every chain as a tick on an axis from a tenth of a second to ten minutes between two blocks; a few by name.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type BlockClockSlice = prismic.SharedSlice<"block_clock", BlockClockSliceVariation>;

/**
 * Primary content in *CallToAction → Default → Primary*
 */
export interface CallToActionSliceDefaultPrimary {
	/**
	 * Heading field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Main button field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.primary_action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link beside the button field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.default.primary.secondary_action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for CallToAction Slice
 *
 * - **API ID**: `default`
 * - **Description**: Closing section with the one action of the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CallToActionSliceDefaultPrimary>, never>;

/**
 * Primary content in *CallToAction → Node → Primary*
 */
export interface CallToActionSliceNodePrimary {
	/**
	 * Heading field in *CallToAction → Node → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.node.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Main button field in *CallToAction → Node → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.node.primary.primary_action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link beside the button field in *CallToAction → Node → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: call_to_action.node.primary.secondary_action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Node variation for CallToAction Slice
 *
 * - **API ID**: `node`
 * - **Description**: The node that the visitor has put together at the top of the page, and its quote.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceNode = prismic.SharedSliceVariation<"node", Simplify<CallToActionSliceNodePrimary>, never>;

/**
 * Slice variation for *CallToAction*
 */
type CallToActionSliceVariation = CallToActionSliceDefault | CallToActionSliceNode

/**
 * CallToAction Shared Slice
 *
 * - **API ID**: `call_to_action`
 * - **Description**: Closing section with the one action of the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSlice = prismic.SharedSlice<"call_to_action", CallToActionSliceVariation>;

/**
 * Item in *CaseTeasers → Default → Primary → Cases*
 */
export interface CaseTeasersSliceDefaultPrimaryCasesItem {
	/**
	 * Company field in *CaseTeasers → Default → Primary → Cases*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.cases[].company
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	company: prismic.KeyTextField;
	
	/**
	 * What the company does and which product fits field in *CaseTeasers → Default → Primary → Cases*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.cases[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Case study field in *CaseTeasers → Default → Primary → Cases*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.cases[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *CaseTeasers → Default → Primary*
 */
export interface CaseTeasersSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *CaseTeasers → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *CaseTeasers → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Cases field in *CaseTeasers → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.cases[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cases: prismic.GroupField<Simplify<CaseTeasersSliceDefaultPrimaryCasesItem>>;
	
	/**
	 * Link to all case studies field in *CaseTeasers → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: case_teasers.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for CaseTeasers Slice
 *
 * - **API ID**: `default`
 * - **Description**: Companies and what they use, set in type.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CaseTeasersSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CaseTeasersSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CaseTeasers*
 */
type CaseTeasersSliceVariation = CaseTeasersSliceDefault

/**
 * CaseTeasers Shared Slice
 *
 * - **API ID**: `case_teasers`
 * - **Description**: Companies and what they use, set in type.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CaseTeasersSlice = prismic.SharedSlice<"case_teasers", CaseTeasersSliceVariation>;

/**
 * Primary content in *ChainLattice → Default → Primary*
 */
export interface ChainLatticeSliceDefaultPrimary {
	/**
	 * Heading field in *ChainLattice → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_lattice.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read it field in *ChainLattice → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_lattice.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Link below field in *ChainLattice → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_lattice.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for ChainLattice Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every chain as a cell of a lattice, coloured by its availability at the last check. Data is live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChainLatticeSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ChainLatticeSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ChainLattice*
 */
type ChainLatticeSliceVariation = ChainLatticeSliceDefault

/**
 * ChainLattice Shared Slice
 *
 * - **API ID**: `chain_lattice`
 * - **Description**: Every chain as a cell of a lattice, coloured by its availability at the last check. Data is live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChainLatticeSlice = prismic.SharedSlice<"chain_lattice", ChainLatticeSliceVariation>;

/**
 * Item in *ChainShowcase → Default → Primary → Chains, in this order*
 */
export interface ChainShowcaseSliceDefaultPrimaryChainsItem {
	/**
	 * Short code, such as eth field in *ChainShowcase → Default → Primary → Chains, in this order*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_showcase.default.primary.chains[].key
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	key: prismic.KeyTextField;
}

/**
 * Primary content in *ChainShowcase → Default → Primary*
 */
export interface ChainShowcaseSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *ChainShowcase → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_showcase.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ChainShowcase → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_showcase.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *ChainShowcase → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_showcase.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Chains, in this order field in *ChainShowcase → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_showcase.default.primary.chains[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	chains: prismic.GroupField<Simplify<ChainShowcaseSliceDefaultPrimaryChainsItem>>;
	
	/**
	 * What each card shows first field in *ChainShowcase → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: availability
	 * - **API ID Path**: chain_showcase.default.primary.fact
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	fact: prismic.SelectField<"availability" | "block_time" | "interfaces" | "archive", "filled">;
	
	/**
	 * Link to all chains. {count} is their number field in *ChainShowcase → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: chain_showcase.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for ChainShowcase Slice
 *
 * - **API ID**: `default`
 * - **Description**: Chosen chains with block time, networks and availability from the live data.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChainShowcaseSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ChainShowcaseSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ChainShowcase*
 */
type ChainShowcaseSliceVariation = ChainShowcaseSliceDefault

/**
 * ChainShowcase Shared Slice
 *
 * - **API ID**: `chain_showcase`
 * - **Description**: Chosen chains with block time, networks and availability from the live data.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChainShowcaseSlice = prismic.SharedSlice<"chain_showcase", ChainShowcaseSliceVariation>;

/**
 * Item in *ChangeLog → Default → Primary → More changes, in any order*
 */
export interface ChangeLogSliceDefaultPrimaryChangesItem {
	/**
	 * When: a year, month or day field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: 2026-05-14
	 * - **API ID Path**: change_log.default.primary.changes[].date
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	date: prismic.KeyTextField;
	
	/**
	 * Key of the chain field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: eth
	 * - **API ID Path**: change_log.default.primary.changes[].chain
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chain: prismic.KeyTextField;
	
	/**
	 * What happened field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: changed
	 * - **API ID Path**: change_log.default.primary.changes[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"added" | "renamed" | "changed" | "deprecated" | "retired" | "maintenance", "filled">;
	
	/**
	 * Maintenance starts (your time zone; shown in UTC) field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.changes[].starts_at
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	starts_at: prismic.TimestampField;
	
	/**
	 * Maintenance ends field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.changes[].ends_at
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	ends_at: prismic.TimestampField;
	
	/**
	 * A sentence about it field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.changes[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
	
	/**
	 * Where it was announced field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.changes[].source
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	source: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Day of this entry: shows how long before the change callers could know field in *ChangeLog → Default → Primary → More changes, in any order*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.changes[].entered
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	entered: prismic.DateField;
}

/**
 * Primary content in *ChangeLog → Default → Primary*
 */
export interface ChangeLogSliceDefaultPrimary {
	/**
	 * Heading field in *ChangeLog → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read it field in *ChangeLog → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * More changes, in any order field in *ChangeLog → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: change_log.default.primary.changes[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	changes: prismic.GroupField<Simplify<ChangeLogSliceDefaultPrimaryChangesItem>>;
}

/**
 * Default variation for ChangeLog Slice
 *
 * - **API ID**: `default`
 * - **Description**: What was added, renamed, deprecated and retired on the chains, latest first: the data set of the site and what editors add here.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChangeLogSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ChangeLogSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ChangeLog*
 */
type ChangeLogSliceVariation = ChangeLogSliceDefault

/**
 * ChangeLog Shared Slice
 *
 * - **API ID**: `change_log`
 * - **Description**: What was added, renamed, deprecated and retired on the chains, latest first: the data set of the site and what editors add here.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ChangeLogSlice = prismic.SharedSlice<"change_log", ChangeLogSliceVariation>;

/**
 * Item in *CodeSample → Default → Primary → Samples, a tab each, six at most*
 */
export interface CodeSampleSliceDefaultPrimarySamplesItem {
	/**
	 * Name of the tab: a language or a file field in *CodeSample → Default → Primary → Samples, a tab each, six at most*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.samples[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Code field in *CodeSample → Default → Primary → Samples, a tab each, six at most*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.samples[].code
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	code: prismic.RichTextField;
	
	/**
	 * What comes back, if anything does field in *CodeSample → Default → Primary → Samples, a tab each, six at most*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.samples[].response
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	response: prismic.RichTextField;
}

/**
 * Primary content in *CodeSample → Default → Primary*
 */
export interface CodeSampleSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *CodeSample → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *CodeSample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text above the code field in *CodeSample → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Samples, a tab each, six at most field in *CodeSample → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: code_sample.default.primary.samples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	samples: prismic.GroupField<Simplify<CodeSampleSliceDefaultPrimarySamplesItem>>;
}

/**
 * Default variation for CodeSample Slice
 *
 * - **API ID**: `default`
 * - **Description**: A request or a configuration in several languages or files, with what comes back.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CodeSampleSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CodeSampleSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CodeSample*
 */
type CodeSampleSliceVariation = CodeSampleSliceDefault

/**
 * CodeSample Shared Slice
 *
 * - **API ID**: `code_sample`
 * - **Description**: A request or a configuration in several languages or files, with what comes back.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CodeSampleSlice = prismic.SharedSlice<"code_sample", CodeSampleSliceVariation>;

/**
 * Item in *ColourSwatches → Default → Primary → Colours*
 */
export interface ColourSwatchesSliceDefaultPrimaryColoursItem {
	/**
	 * Name of the colour field in *ColourSwatches → Default → Primary → Colours*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.colours[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Value field in *ColourSwatches → Default → Primary → Colours*
	 *
	 * - **Field Type**: Color
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.colours[].colour
	 * - **Documentation**: https://prismic.io/docs/fields/color
	 */
	colour: prismic.ColorField;
	
	/**
	 * What it is for field in *ColourSwatches → Default → Primary → Colours*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.colours[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *ColourSwatches → Default → Primary*
 */
export interface ColourSwatchesSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *ColourSwatches → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ColourSwatches → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *ColourSwatches → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Colours field in *ColourSwatches → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: colour_swatches.default.primary.colours[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	colours: prismic.GroupField<Simplify<ColourSwatchesSliceDefaultPrimaryColoursItem>>;
}

/**
 * Default variation for ColourSwatches Slice
 *
 * - **API ID**: `default`
 * - **Description**: The colours of the brand with their values.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ColourSwatchesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ColourSwatchesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ColourSwatches*
 */
type ColourSwatchesSliceVariation = ColourSwatchesSliceDefault

/**
 * ColourSwatches Shared Slice
 *
 * - **API ID**: `colour_swatches`
 * - **Description**: The colours of the brand with their values.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ColourSwatchesSlice = prismic.SharedSlice<"colour_swatches", ColourSwatchesSliceVariation>;

/**
 * Item in *Comparison → Default → Primary → Rows*
 */
export interface ComparisonSliceDefaultPrimaryRowsItem {
	/**
	 * What is compared field in *Comparison → Default → Primary → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.rows[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * With us field in *Comparison → Default → Primary → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.rows[].ours
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ours: prismic.KeyTextField;
	
	/**
	 * The other way field in *Comparison → Default → Primary → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.rows[].theirs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	theirs: prismic.KeyTextField;
}

/**
 * Primary content in *Comparison → Default → Primary*
 */
export interface ComparisonSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * What the table compares, for who cannot see it field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Heading of the first column field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.criterion
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	criterion: prismic.KeyTextField;
	
	/**
	 * Heading of the column about us field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.ours
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	ours: prismic.KeyTextField;
	
	/**
	 * Heading of the column about the other way field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.theirs
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	theirs: prismic.KeyTextField;
	
	/**
	 * Rows field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.rows[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<ComparisonSliceDefaultPrimaryRowsItem>>;
	
	/**
	 * Note below the table field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.note
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	note: prismic.RichTextField;
}

/**
 * Default variation for Comparison Slice
 *
 * - **API ID**: `default`
 * - **Description**: Two ways of doing the same side by side, as a table.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ComparisonSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Comparison*
 */
type ComparisonSliceVariation = ComparisonSliceDefault

/**
 * Comparison Shared Slice
 *
 * - **API ID**: `comparison`
 * - **Description**: Two ways of doing the same side by side, as a table.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonSlice = prismic.SharedSlice<"comparison", ComparisonSliceVariation>;

/**
 * Item in *ContactBlocks → Default → Primary → Blocks, side by side*
 */
export interface ContactBlocksSliceDefaultPrimaryBlocksItem {
	/**
	 * What or who it is field in *ContactBlocks → Default → Primary → Blocks, side by side*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.blocks[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Details, a line each field in *ContactBlocks → Default → Primary → Blocks, side by side*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.blocks[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * The way to reach it field in *ContactBlocks → Default → Primary → Blocks, side by side*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.blocks[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *ContactBlocks → Default → Primary*
 */
export interface ContactBlocksSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *ContactBlocks → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ContactBlocks → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *ContactBlocks → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Blocks, side by side field in *ContactBlocks → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_blocks.default.primary.blocks[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	blocks: prismic.GroupField<Simplify<ContactBlocksSliceDefaultPrimaryBlocksItem>>;
}

/**
 * Default variation for ContactBlocks Slice
 *
 * - **API ID**: `default`
 * - **Description**: Ways to reach people: an office, a desk, a chat, each with its details.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactBlocksSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ContactBlocksSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ContactBlocks*
 */
type ContactBlocksSliceVariation = ContactBlocksSliceDefault

/**
 * ContactBlocks Shared Slice
 *
 * - **API ID**: `contact_blocks`
 * - **Description**: Ways to reach people: an office, a desk, a chat, each with its details.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactBlocksSlice = prismic.SharedSlice<"contact_blocks", ContactBlocksSliceVariation>;

/**
 * Primary content in *ContactForm → Default → Primary*
 */
export interface ContactFormSliceDefaultPrimary {
	/**
	 * Heading field in *ContactForm → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text field in *ContactForm → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Messenger contact of support field in *ContactForm → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_form.default.primary.messenger
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	messenger: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for ContactForm Slice
 *
 * - **API ID**: `default`
 * - **Description**: The contact form: sales, support and partnership.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactFormSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ContactFormSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ContactForm*
 */
type ContactFormSliceVariation = ContactFormSliceDefault

/**
 * ContactForm Shared Slice
 *
 * - **API ID**: `contact_form`
 * - **Description**: The contact form: sales, support and partnership.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactFormSlice = prismic.SharedSlice<"contact_form", ContactFormSliceVariation>;

/**
 * Primary content in *Diagram → Default → Primary*
 */
export interface DiagramSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *Diagram → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: diagram.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Diagram → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: diagram.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *Diagram → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: diagram.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Drawing: the way of a request, how nodes make up for each other, the minutes of a month, how units add up, or how far back state goes field in *Diagram → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **Default Value**: request_path
	 * - **API ID Path**: diagram.default.primary.diagram
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	diagram: prismic.SelectField<"request_path" | "outage" | "month" | "units" | "state_depth", "filled">;
	
	/**
	 * Link below the text field in *Diagram → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: diagram.default.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for Diagram Slice
 *
 * - **API ID**: `default`
 * - **Description**: A drawing that explains a rule, beside its text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DiagramSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DiagramSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Diagram*
 */
type DiagramSliceVariation = DiagramSliceDefault

/**
 * Diagram Shared Slice
 *
 * - **API ID**: `diagram`
 * - **Description**: A drawing that explains a rule, beside its text.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DiagramSlice = prismic.SharedSlice<"diagram", DiagramSliceVariation>;

/**
 * Item in *DosDonts → Default → Primary → Right*
 */
export interface DosDontsSliceDefaultPrimaryDosItem {
	/**
	 * A rule field in *DosDonts → Default → Primary → Right*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.dos[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Item in *DosDonts → Default → Primary → Wrong*
 */
export interface DosDontsSliceDefaultPrimaryDontsItem {
	/**
	 * A rule field in *DosDonts → Default → Primary → Wrong*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.donts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *DosDonts → Default → Primary*
 */
export interface DosDontsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Heading of what is right field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.do_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	do_title: prismic.KeyTextField;
	
	/**
	 * Right field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.dos[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	dos: prismic.GroupField<Simplify<DosDontsSliceDefaultPrimaryDosItem>>;
	
	/**
	 * Heading of what is wrong field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.dont_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	dont_title: prismic.KeyTextField;
	
	/**
	 * Wrong field in *DosDonts → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: dos_donts.default.primary.donts[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	donts: prismic.GroupField<Simplify<DosDontsSliceDefaultPrimaryDontsItem>>;
}

/**
 * Default variation for DosDonts Slice
 *
 * - **API ID**: `default`
 * - **Description**: What is right and what is wrong, in two columns.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DosDontsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DosDontsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *DosDonts*
 */
type DosDontsSliceVariation = DosDontsSliceDefault

/**
 * DosDonts Shared Slice
 *
 * - **API ID**: `dos_donts`
 * - **Description**: What is right and what is wrong, in two columns.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DosDontsSlice = prismic.SharedSlice<"dos_donts", DosDontsSliceVariation>;

/**
 * Item in *FigureStrip → Default → Primary → Figures*
 */
export interface FigureStripSliceDefaultPrimaryFiguresItem {
	/**
	 * Figure field in *FigureStrip → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure_strip.default.primary.figures[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * What it counts field in *FigureStrip → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure_strip.default.primary.figures[].unit
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit: prismic.KeyTextField;
	
	/**
	 * Condition or source, in small type field in *FigureStrip → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure_strip.default.primary.figures[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Primary content in *FigureStrip → Default → Primary*
 */
export interface FigureStripSliceDefaultPrimary {
	/**
	 * Heading for screen readers field in *FigureStrip → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure_strip.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Figures field in *FigureStrip → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: figure_strip.default.primary.figures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	figures: prismic.GroupField<Simplify<FigureStripSliceDefaultPrimaryFiguresItem>>;
}

/**
 * Default variation for FigureStrip Slice
 *
 * - **API ID**: `default`
 * - **Description**: A row of two to four large figures, each with its unit.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FigureStripSliceDefault = prismic.SharedSliceVariation<"default", Simplify<FigureStripSliceDefaultPrimary>, never>;

/**
 * Slice variation for *FigureStrip*
 */
type FigureStripSliceVariation = FigureStripSliceDefault

/**
 * FigureStrip Shared Slice
 *
 * - **API ID**: `figure_strip`
 * - **Description**: A row of two to four large figures, each with its unit.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FigureStripSlice = prismic.SharedSlice<"figure_strip", FigureStripSliceVariation>;

/**
 * Item in *HeroRequest → Default → Primary → Requests, one tab each. A block number in the response is counted on at the chain's pace*
 */
export interface HeroRequestSliceDefaultPrimarySamplesItem {
	/**
	 * Short code of the chain, such as eth field in *HeroRequest → Default → Primary → Requests, one tab each. A block number in the response is counted on at the chain's pace*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.samples[].chain
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	chain: prismic.KeyTextField;
	
	/**
	 * Words of the tab. Empty: the chain's name field in *HeroRequest → Default → Primary → Requests, one tab each. A block number in the response is counted on at the chain's pace*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.samples[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Request. {host} is the endpoint host of the settings field in *HeroRequest → Default → Primary → Requests, one tab each. A block number in the response is counted on at the chain's pace*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.samples[].request
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	request: prismic.RichTextField;
	
	/**
	 * Response field in *HeroRequest → Default → Primary → Requests, one tab each. A block number in the response is counted on at the chain's pace*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.samples[].response
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	response: prismic.RichTextField;
}

/**
 * Item in *HeroRequest → Default → Primary → Figures below the buttons*
 */
export interface HeroRequestSliceDefaultPrimaryFiguresItem {
	/**
	 * Figure field in *HeroRequest → Default → Primary → Figures below the buttons*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.figures[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * What it counts field in *HeroRequest → Default → Primary → Figures below the buttons*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.figures[].unit
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit: prismic.KeyTextField;
}

/**
 * Primary content in *HeroRequest → Default → Primary*
 */
export interface HeroRequestSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading of the page field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Opening paragraph field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Main button field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.primary_action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	primary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link beside the button field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.secondary_action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	secondary_action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Requests, one tab each. A block number in the response is counted on at the chain's pace field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.samples[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	samples: prismic.GroupField<Simplify<HeroRequestSliceDefaultPrimarySamplesItem>>;
	
	/**
	 * Figures below the buttons field in *HeroRequest → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero_request.default.primary.figures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	figures: prismic.GroupField<Simplify<HeroRequestSliceDefaultPrimaryFiguresItem>>;
}

/**
 * Default variation for HeroRequest Slice
 *
 * - **API ID**: `default`
 * - **Description**: Opening of a page: a claim on one side, a real request with its response and live readings on the other.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroRequestSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroRequestSliceDefaultPrimary>, never>;

/**
 * Slice variation for *HeroRequest*
 */
type HeroRequestSliceVariation = HeroRequestSliceDefault

/**
 * HeroRequest Shared Slice
 *
 * - **API ID**: `hero_request`
 * - **Description**: Opening of a page: a claim on one side, a real request with its response and live readings on the other.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroRequestSlice = prismic.SharedSlice<"hero_request", HeroRequestSliceVariation>;

/**
 * Primary content in *IncidentList → Default → Primary*
 */
export interface IncidentListSliceDefaultPrimary {
	/**
	 * Heading field in *IncidentList → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: incident_list.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read it field in *IncidentList → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: incident_list.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for IncidentList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Times when a region of a chain stayed below the threshold, latest first. Data is recorded by the site.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IncidentListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<IncidentListSliceDefaultPrimary>, never>;

/**
 * Slice variation for *IncidentList*
 */
type IncidentListSliceVariation = IncidentListSliceDefault

/**
 * IncidentList Shared Slice
 *
 * - **API ID**: `incident_list`
 * - **Description**: Times when a region of a chain stayed below the threshold, latest first. Data is recorded by the site.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type IncidentListSlice = prismic.SharedSlice<"incident_list", IncidentListSliceVariation>;

/**
 * Item in *LegalText → Default → Primary → Parts of the text, with a table after each where one is needed*
 */
export interface LegalTextSliceDefaultPrimaryPartsItem {
	/**
	 * Text field in *LegalText → Default → Primary → Parts of the text, with a table after each where one is needed*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_text.default.primary.parts[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Table below the part field in *LegalText → Default → Primary → Parts of the text, with a table after each where one is needed*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_text.default.primary.parts[].table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
	
	/**
	 * Caption of the table field in *LegalText → Default → Primary → Parts of the text, with a table after each where one is needed*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_text.default.primary.parts[].table_caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	table_caption: prismic.KeyTextField;
}

/**
 * Primary content in *LegalText → Default → Primary*
 */
export interface LegalTextSliceDefaultPrimary {
	/**
	 * Day of the last change field in *LegalText → Default → Primary*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_text.default.primary.changed
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	changed: prismic.DateField;
	
	/**
	 * Parts of the text, with a table after each where one is needed field in *LegalText → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: legal_text.default.primary.parts[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	parts: prismic.GroupField<Simplify<LegalTextSliceDefaultPrimaryPartsItem>>;
}

/**
 * Default variation for LegalText Slice
 *
 * - **API ID**: `default`
 * - **Description**: A contract or policy: contents at the side, an anchor for each heading, fit for printing.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LegalTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LegalTextSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LegalText*
 */
type LegalTextSliceVariation = LegalTextSliceDefault

/**
 * LegalText Shared Slice
 *
 * - **API ID**: `legal_text`
 * - **Description**: A contract or policy: contents at the side, an anchor for each heading, fit for printing.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LegalTextSlice = prismic.SharedSlice<"legal_text", LegalTextSliceVariation>;

/**
 * Primary content in *LimitMatrix → Default → Primary*
 */
export interface LimitMatrixSliceDefaultPrimary {
	/**
	 * Heading field in *LimitMatrix → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: limit_matrix.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read it field in *LimitMatrix → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: limit_matrix.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for LimitMatrix Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every stated limit by plan, with a choice of chain, and the limits of single chains and methods. Limits are live, or from the sheet Limits.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LimitMatrixSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LimitMatrixSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LimitMatrix*
 */
type LimitMatrixSliceVariation = LimitMatrixSliceDefault

/**
 * LimitMatrix Shared Slice
 *
 * - **API ID**: `limit_matrix`
 * - **Description**: Every stated limit by plan, with a choice of chain, and the limits of single chains and methods. Limits are live, or from the sheet Limits.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LimitMatrixSlice = prismic.SharedSlice<"limit_matrix", LimitMatrixSliceVariation>;

/**
 * Item in *LinkCards → Cards → Primary → Cards*
 */
export interface LinkCardsSliceDefaultPrimaryCardsItem {
	/**
	 * Name and address field in *LinkCards → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.cards[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * A short label, such as Beta field in *LinkCards → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.cards[].tag
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	tag: prismic.KeyTextField;
	
	/**
	 * Where it leads field in *LinkCards → Cards → Primary → Cards*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.cards[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Item in *LinkCards → Compact → Primary → Names*
 */
export interface LinkCardsSliceCompactPrimaryCardsItem {
	/**
	 * Name and address field in *LinkCards → Compact → Primary → Names*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.compact.primary.cards[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *LinkCards → Cards → Primary*
 */
export interface LinkCardsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *LinkCards → Cards → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *LinkCards → Cards → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *LinkCards → Cards → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Cards field in *LinkCards → Cards → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.default.primary.cards[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cards: prismic.GroupField<Simplify<LinkCardsSliceDefaultPrimaryCardsItem>>;
}

/**
 * Cards variation for LinkCards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Cards with a text each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkCardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LinkCardsSliceDefaultPrimary>, never>;

/**
 * Primary content in *LinkCards → Compact → Primary*
 */
export interface LinkCardsSliceCompactPrimary {
	/**
	 * Small line above the heading field in *LinkCards → Compact → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.compact.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *LinkCards → Compact → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.compact.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *LinkCards → Compact → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.compact.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Names field in *LinkCards → Compact → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: link_cards.compact.primary.cards[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cards: prismic.GroupField<Simplify<LinkCardsSliceCompactPrimaryCardsItem>>;
}

/**
 * Compact variation for LinkCards Slice
 *
 * - **API ID**: `compact`
 * - **Description**: Names alone, in a row.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkCardsSliceCompact = prismic.SharedSliceVariation<"compact", Simplify<LinkCardsSliceCompactPrimary>, never>;

/**
 * Slice variation for *LinkCards*
 */
type LinkCardsSliceVariation = LinkCardsSliceDefault | LinkCardsSliceCompact

/**
 * LinkCards Shared Slice
 *
 * - **API ID**: `link_cards`
 * - **Description**: Ways on, as cards.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LinkCardsSlice = prismic.SharedSlice<"link_cards", LinkCardsSliceVariation>;

/**
 * Primary content in *MediaAssets → Default → Primary*
 */
export interface MediaAssetsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *MediaAssets → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_assets.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaAssets → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_assets.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *MediaAssets → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_assets.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Words of the button that downloads everything field in *MediaAssets → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_assets.default.primary.download
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	download: prismic.KeyTextField;
}

/**
 * Default variation for MediaAssets Slice
 *
 * - **API ID**: `default`
 * - **Description**: The logos and icons of the media kit, with all their files.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaAssetsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<MediaAssetsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *MediaAssets*
 */
type MediaAssetsSliceVariation = MediaAssetsSliceDefault

/**
 * MediaAssets Shared Slice
 *
 * - **API ID**: `media_assets`
 * - **Description**: The logos and icons of the media kit, with all their files.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaAssetsSlice = prismic.SharedSlice<"media_assets", MediaAssetsSliceVariation>;

/**
 * Primary content in *MediaText → Picture on the right → Primary*
 */
export interface MediaTextSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *MediaText → Picture on the right → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Picture on the right → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *MediaText → Picture on the right → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Picture field in *MediaText → Picture on the right → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption of the picture field in *MediaText → Picture on the right → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Link below the text field in *MediaText → Picture on the right → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.default.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Picture on the right variation for MediaText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Text on the left, picture on the right.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<MediaTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *MediaText → Picture on the left → Primary*
 */
export interface MediaTextSlicePictureLeftPrimary {
	/**
	 * Small line above the heading field in *MediaText → Picture on the left → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.pictureLeft.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Picture on the left → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.pictureLeft.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *MediaText → Picture on the left → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.pictureLeft.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Picture field in *MediaText → Picture on the left → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.pictureLeft.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption of the picture field in *MediaText → Picture on the left → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.pictureLeft.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Link below the text field in *MediaText → Picture on the left → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.pictureLeft.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Picture on the left variation for MediaText Slice
 *
 * - **API ID**: `pictureLeft`
 * - **Description**: Picture on the left, text on the right.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSlicePictureLeft = prismic.SharedSliceVariation<"pictureLeft", Simplify<MediaTextSlicePictureLeftPrimary>, never>;

/**
 * Primary content in *MediaText → Wide picture → Primary*
 */
export interface MediaTextSliceWidePrimary {
	/**
	 * Small line above the heading field in *MediaText → Wide picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *MediaText → Wide picture → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *MediaText → Wide picture → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Picture field in *MediaText → Wide picture → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption of the picture field in *MediaText → Wide picture → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Link below the text field in *MediaText → Wide picture → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: media_text.wide.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Wide picture variation for MediaText Slice
 *
 * - **API ID**: `wide`
 * - **Description**: A picture over the full width, with its caption.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSliceWide = prismic.SharedSliceVariation<"wide", Simplify<MediaTextSliceWidePrimary>, never>;

/**
 * Slice variation for *MediaText*
 */
type MediaTextSliceVariation = MediaTextSliceDefault | MediaTextSlicePictureLeft | MediaTextSliceWide

/**
 * MediaText Shared Slice
 *
 * - **API ID**: `media_text`
 * - **Description**: A picture with the text that it belongs to.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MediaTextSlice = prismic.SharedSlice<"media_text", MediaTextSliceVariation>;

/**
 * Primary content in *MigrationChecker → Default → Primary*
 */
export interface MigrationCheckerSliceDefaultPrimary {
	/**
	 * Heading field in *MigrationChecker → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: migration_checker.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * What it reads, and that nothing is sent field in *MigrationChecker → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: migration_checker.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for MigrationChecker Slice
 *
 * - **API ID**: `default`
 * - **Description**: Finds endpoints of other providers in what a visitor pastes and writes the same text with ours. Chains, networks and formats come from the site.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MigrationCheckerSliceDefault = prismic.SharedSliceVariation<"default", Simplify<MigrationCheckerSliceDefaultPrimary>, never>;

/**
 * Primary content in *MigrationChecker → Providers → Primary*
 */
export interface MigrationCheckerSliceProvidersPrimary {
	/**
	 * Heading field in *MigrationChecker → Providers → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: migration_checker.providers.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read the table field in *MigrationChecker → Providers → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: migration_checker.providers.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Providers variation for MigrationChecker Slice
 *
 * - **API ID**: `providers`
 * - **Description**: The providers that the checker knows, how their endpoint URLs are written, and what one of them becomes.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MigrationCheckerSliceProviders = prismic.SharedSliceVariation<"providers", Simplify<MigrationCheckerSliceProvidersPrimary>, never>;

/**
 * Slice variation for *MigrationChecker*
 */
type MigrationCheckerSliceVariation = MigrationCheckerSliceDefault | MigrationCheckerSliceProviders

/**
 * MigrationChecker Shared Slice
 *
 * - **API ID**: `migration_checker`
 * - **Description**: Finds endpoints of other providers in what a visitor pastes and writes the same text with ours. Chains, networks and formats come from the site.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MigrationCheckerSlice = prismic.SharedSlice<"migration_checker", MigrationCheckerSliceVariation>;

/**
 * Primary content in *NoteBox → Default → Primary*
 */
export interface NoteBoxSliceDefaultPrimary {
	/**
	 * Look of the note field in *NoteBox → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: note_box.default.primary.kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"info" | "warning">;
	
	/**
	 * Note in a few words field in *NoteBox → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: note_box.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * What it is about field in *NoteBox → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: note_box.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for NoteBox Slice
 *
 * - **API ID**: `default`
 * - **Description**: A note that stands out from the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoteBoxSliceDefault = prismic.SharedSliceVariation<"default", Simplify<NoteBoxSliceDefaultPrimary>, never>;

/**
 * Slice variation for *NoteBox*
 */
type NoteBoxSliceVariation = NoteBoxSliceDefault

/**
 * NoteBox Shared Slice
 *
 * - **API ID**: `note_box`
 * - **Description**: A note that stands out from the page.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type NoteBoxSlice = prismic.SharedSlice<"note_box", NoteBoxSliceVariation>;

/**
 * Primary content in *Offer → Banner → Primary*
 */
export interface OfferSliceDefaultPrimary {
	/**
	 * What the banner is, for who cannot see it field in *Offer → Banner → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: offer.default.primary.label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Which offer of the settings field in *Offer → Banner → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: offer.default.primary.kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"closing_provider" | "gift" | "free_month">;
}

/**
 * Banner variation for Offer Slice
 *
 * - **API ID**: `default`
 * - **Description**: A banner that the visitor can close.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OfferSliceDefault = prismic.SharedSliceVariation<"default", Simplify<OfferSliceDefaultPrimary>, never>;

/**
 * Primary content in *Offer → Landing section → Primary*
 */
export interface OfferSliceLandingPrimary {
	/**
	 * Which offer of the settings field in *Offer → Landing section → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: offer.landing.primary.kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"closing_provider" | "gift" | "free_month">;
	
	/**
	 * Heading field in *Offer → Landing section → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: offer.landing.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Conditions and steps field in *Offer → Landing section → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: offer.landing.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * The button field in *Offer → Landing section → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: offer.landing.primary.action
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Landing section variation for Offer Slice
 *
 * - **API ID**: `landing`
 * - **Description**: The offer with its conditions, where its banner leads: the anchor is the kind, such as #closing-provider.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OfferSliceLanding = prismic.SharedSliceVariation<"landing", Simplify<OfferSliceLandingPrimary>, never>;

/**
 * Slice variation for *Offer*
 */
type OfferSliceVariation = OfferSliceDefault | OfferSliceLanding

/**
 * Offer Shared Slice
 *
 * - **API ID**: `offer`
 * - **Description**: An offer from the settings, where it belongs.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OfferSlice = prismic.SharedSlice<"offer", OfferSliceVariation>;

/**
 * Item in *OpenRoles → Default → Primary → Roles*
 */
export interface OpenRolesSliceDefaultPrimaryRolesItem {
	/**
	 * Role field in *OpenRoles → Default → Primary → Roles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.roles[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Place and hours field in *OpenRoles → Default → Primary → Roles*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Remote, full time
	 * - **API ID Path**: open_roles.default.primary.roles[].place
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	place: prismic.KeyTextField;
	
	/**
	 * What the work is field in *OpenRoles → Default → Primary → Roles*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.roles[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Where to apply field in *OpenRoles → Default → Primary → Roles*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.roles[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *OpenRoles → Default → Primary*
 */
export interface OpenRolesSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *OpenRoles → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *OpenRoles → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *OpenRoles → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Roles field in *OpenRoles → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.roles[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	roles: prismic.GroupField<Simplify<OpenRolesSliceDefaultPrimaryRolesItem>>;
	
	/**
	 * Link below the roles field in *OpenRoles → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: open_roles.default.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for OpenRoles Slice
 *
 * - **API ID**: `default`
 * - **Description**: Work that the company looks for people for.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OpenRolesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<OpenRolesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *OpenRoles*
 */
type OpenRolesSliceVariation = OpenRolesSliceDefault

/**
 * OpenRoles Shared Slice
 *
 * - **API ID**: `open_roles`
 * - **Description**: Work that the company looks for people for.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OpenRolesSlice = prismic.SharedSlice<"open_roles", OpenRolesSliceVariation>;

/**
 * Primary content in *PlanFinder → Default → Primary*
 */
export interface PlanFinderSliceDefaultPrimary {
	/**
	 * Heading field in *PlanFinder → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_finder.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read it field in *PlanFinder → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_finder.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Leave out how far each plan reaches field in *PlanFinder → Default → Primary*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: plan_finder.default.primary.hide_ruler
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	hide_ruler: prismic.BooleanField;
}

/**
 * Default variation for PlanFinder Slice
 *
 * - **API ID**: `default`
 * - **Description**: Asks for the traffic and names the plan that carries it. Plans and prices come from the provider.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PlanFinderSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PlanFinderSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PlanFinder*
 */
type PlanFinderSliceVariation = PlanFinderSliceDefault

/**
 * PlanFinder Shared Slice
 *
 * - **API ID**: `plan_finder`
 * - **Description**: Asks for the traffic and names the plan that carries it. Plans and prices come from the provider.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PlanFinderSlice = prismic.SharedSlice<"plan_finder", PlanFinderSliceVariation>;

/**
 * Item in *PlanTable → Default → Primary → For whom each plan is*
 */
export interface PlanTableSliceDefaultPrimaryAudiencesItem {
	/**
	 * Code of the plan in the price list field in *PlanTable → Default → Primary → For whom each plan is*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.audiences[].plan
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	plan: prismic.KeyTextField;
	
	/**
	 * For whom field in *PlanTable → Default → Primary → For whom each plan is*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.audiences[].text
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	text: prismic.KeyTextField;
}

/**
 * Primary content in *PlanTable → Default → Primary*
 */
export interface PlanTableSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *PlanTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *PlanTable → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * The price rule in one line field in *PlanTable → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * For whom each plan is field in *PlanTable → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.audiences[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	audiences: prismic.GroupField<Simplify<PlanTableSliceDefaultPrimaryAudiencesItem>>;
	
	/**
	 * Heading of the comparison field in *PlanTable → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: plan_table.default.primary.compare_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	compare_title: prismic.KeyTextField;
}

/**
 * Default variation for PlanTable Slice
 *
 * - **API ID**: `default`
 * - **Description**: All plans of the price list as cards, and a table that compares them. Prices are live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PlanTableSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PlanTableSliceDefaultPrimary>, never>;

/**
 * Slice variation for *PlanTable*
 */
type PlanTableSliceVariation = PlanTableSliceDefault

/**
 * PlanTable Shared Slice
 *
 * - **API ID**: `plan_table`
 * - **Description**: All plans of the price list as cards, and a table that compares them. Prices are live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PlanTableSlice = prismic.SharedSlice<"plan_table", PlanTableSliceVariation>;

/**
 * Item in *ProductRows → Default → Primary → Rows*
 */
export interface ProductRowsSliceDefaultPrimaryRowsItem {
	/**
	 * Page of the product; its words are the product's name field in *ProductRows → Default → Primary → Rows*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.rows[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Badge, such as Beta field in *ProductRows → Default → Primary → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.rows[].badge
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	badge: prismic.KeyTextField;
	
	/**
	 * What it is and for whom field in *ProductRows → Default → Primary → Rows*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.rows[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Price or term, in a few characters field in *ProductRows → Default → Primary → Rows*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.rows[].term
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	term: prismic.KeyTextField;
	
	/**
	 * Drawing above the name field in *ProductRows → Default → Primary → Rows*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.rows[].drawing
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	drawing: prismic.SelectField<"shared" | "dedicated" | "cluster" | "enterprise" | "appchain">;
}

/**
 * Primary content in *ProductRows → Default → Primary*
 */
export interface ProductRowsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *ProductRows → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ProductRows → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Rows field in *ProductRows → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.rows[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	rows: prismic.GroupField<Simplify<ProductRowsSliceDefaultPrimaryRowsItem>>;
	
	/**
	 * How to read the drawings, below the rows field in *ProductRows → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: product_rows.default.primary.legend
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	legend: prismic.KeyTextField;
}

/**
 * Default variation for ProductRows Slice
 *
 * - **API ID**: `default`
 * - **Description**: Products side by side with a drawing each, or as rows of a ruled list without: name, what it is, and the price or term that decides.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductRowsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProductRowsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ProductRows*
 */
type ProductRowsSliceVariation = ProductRowsSliceDefault

/**
 * ProductRows Shared Slice
 *
 * - **API ID**: `product_rows`
 * - **Description**: Products side by side with a drawing each, or as rows of a ruled list without: name, what it is, and the price or term that decides.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProductRowsSlice = prismic.SharedSlice<"product_rows", ProductRowsSliceVariation>;

/**
 * Primary content in *ProjectList → All by category → Primary*
 */
export interface ProjectListSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *ProjectList → All by category → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ProjectList → All by category → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *ProjectList → All by category → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * All by category variation for ProjectList Slice
 *
 * - **API ID**: `default`
 * - **Description**: All projects under the names of their categories, with a search field.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProjectListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProjectListSliceDefaultPrimary>, never>;

/**
 * Primary content in *ProjectList → Categories → Primary*
 */
export interface ProjectListSliceCategoriesPrimary {
	/**
	 * Small line above the heading field in *ProjectList → Categories → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.categories.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *ProjectList → Categories → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.categories.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *ProjectList → Categories → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.categories.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Link below the cards field in *ProjectList → Categories → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: project_list.categories.primary.link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Categories variation for ProjectList Slice
 *
 * - **API ID**: `categories`
 * - **Description**: A card for each category that leads to its place in the list.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProjectListSliceCategories = prismic.SharedSliceVariation<"categories", Simplify<ProjectListSliceCategoriesPrimary>, never>;

/**
 * Slice variation for *ProjectList*
 */
type ProjectListSliceVariation = ProjectListSliceDefault | ProjectListSliceCategories

/**
 * ProjectList Shared Slice
 *
 * - **API ID**: `project_list`
 * - **Description**: The projects of the marketplace, taken from their own pages.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProjectListSlice = prismic.SharedSlice<"project_list", ProjectListSliceVariation>;

/**
 * Primary content in *Proof → Default → Primary*
 */
export interface ProofSliceDefaultPrimary {
	/**
	 * Heading field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text beside the heading field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * How incidents are counted, in a few words. The rule and the last recorded incident follow field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.incident_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	incident_title: prismic.KeyTextField;
	
	/**
	 * Link below it field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.incident_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	incident_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * How availability is measured, in a few words field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.method_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	method_title: prismic.KeyTextField;
	
	/**
	 * Text below it field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.method_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	method_text: prismic.RichTextField;
	
	/**
	 * Link below that field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.method_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	method_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * How to leave, in a few words field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.exit_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	exit_title: prismic.KeyTextField;
	
	/**
	 * Text below it field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.exit_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	exit_text: prismic.RichTextField;
	
	/**
	 * Link below that field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.exit_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	exit_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Heading of the dashboard's drawing. Empty: no drawing field in *Proof → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: proof.default.primary.usage_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	usage_title: prismic.KeyTextField;
}

/**
 * Default variation for Proof Slice
 *
 * - **API ID**: `default`
 * - **Description**: What a visitor can check: the last incident, the regions and the way out, above a drawing of the dashboard.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProofSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProofSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Proof*
 */
type ProofSliceVariation = ProofSliceDefault

/**
 * Proof Shared Slice
 *
 * - **API ID**: `proof`
 * - **Description**: What a visitor can check: the last incident, the regions and the way out, above a drawing of the dashboard.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProofSlice = prismic.SharedSlice<"proof", ProofSliceVariation>;

/**
 * Primary content in *Prose → Default → Primary*
 */
export interface ProseSliceDefaultPrimary {
	/**
	 * Text field in *Prose → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: prose.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Table below the text field in *Prose → Default → Primary*
	 *
	 * - **Field Type**: Table
	 * - **Placeholder**: *None*
	 * - **API ID Path**: prose.default.primary.table
	 * - **Documentation**: https://prismic.io/docs/fields/table
	 */
	table: prismic.TableField;
	
	/**
	 * Caption of the table field in *Prose → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: prose.default.primary.table_caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	table_caption: prismic.KeyTextField;
}

/**
 * Default variation for Prose Slice
 *
 * - **API ID**: `default`
 * - **Description**: Running text with headings, lists, tables of figures, code and pictures.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProseSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ProseSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Prose*
 */
type ProseSliceVariation = ProseSliceDefault

/**
 * Prose Shared Slice
 *
 * - **API ID**: `prose`
 * - **Description**: Running text with headings, lists, tables of figures, code and pictures.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ProseSlice = prismic.SharedSlice<"prose", ProseSliceVariation>;

/**
 * Item in *QuestionTopics → Default → Primary → Questions*
 */
export interface QuestionTopicsSliceDefaultPrimaryQuestionsItem {
	/**
	 * Topic that begins here; empty continues the one before field in *QuestionTopics → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: question_topics.default.primary.questions[].topic
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic: prismic.KeyTextField;
	
	/**
	 * Text below the name of the topic field in *QuestionTopics → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: question_topics.default.primary.questions[].topic_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	topic_text: prismic.RichTextField;
	
	/**
	 * Question field in *QuestionTopics → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: question_topics.default.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *QuestionTopics → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: question_topics.default.primary.questions[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Primary content in *QuestionTopics → Default → Primary*
 */
export interface QuestionTopicsSliceDefaultPrimary {
	/**
	 * Questions field in *QuestionTopics → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: question_topics.default.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<QuestionTopicsSliceDefaultPrimaryQuestionsItem>>;
}

/**
 * Default variation for QuestionTopics Slice
 *
 * - **API ID**: `default`
 * - **Description**: All questions by topic, with a search field and an address for each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuestionTopicsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuestionTopicsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *QuestionTopics*
 */
type QuestionTopicsSliceVariation = QuestionTopicsSliceDefault

/**
 * QuestionTopics Shared Slice
 *
 * - **API ID**: `question_topics`
 * - **Description**: All questions by topic, with a search field and an address for each.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuestionTopicsSlice = prismic.SharedSlice<"question_topics", QuestionTopicsSliceVariation>;

/**
 * Item in *Questions → Default → Primary → Questions*
 */
export interface QuestionsSliceDefaultPrimaryQuestionsItem {
	/**
	 * Question field in *Questions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[].question
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	question: prismic.KeyTextField;
	
	/**
	 * Answer field in *Questions → Default → Primary → Questions*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[].answer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	answer: prismic.RichTextField;
}

/**
 * Primary content in *Questions → Default → Primary*
 */
export interface QuestionsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text beside the questions field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Questions field in *Questions → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: questions.default.primary.questions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	questions: prismic.GroupField<Simplify<QuestionsSliceDefaultPrimaryQuestionsItem>>;
}

/**
 * Default variation for Questions Slice
 *
 * - **API ID**: `default`
 * - **Description**: Questions and answers that open one by one.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuestionsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuestionsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Questions*
 */
type QuestionsSliceVariation = QuestionsSliceDefault

/**
 * Questions Shared Slice
 *
 * - **API ID**: `questions`
 * - **Description**: Questions and answers that open one by one.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuestionsSlice = prismic.SharedSlice<"questions", QuestionsSliceVariation>;

/**
 * Primary content in *RegionReadings → Default → Primary*
 */
export interface RegionReadingsSliceDefaultPrimary {
	/**
	 * Heading field in *RegionReadings → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: region_readings.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read it field in *RegionReadings → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: region_readings.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for RegionReadings Slice
 *
 * - **API ID**: `default`
 * - **Description**: Every measured chain as a row with a dot for each region, worst first. Data is live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RegionReadingsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RegionReadingsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *RegionReadings*
 */
type RegionReadingsSliceVariation = RegionReadingsSliceDefault

/**
 * RegionReadings Shared Slice
 *
 * - **API ID**: `region_readings`
 * - **Description**: Every measured chain as a row with a dot for each region, worst first. Data is live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RegionReadingsSlice = prismic.SharedSlice<"region_readings", RegionReadingsSliceVariation>;

/**
 * Item in *StatusList → Default → Primary → Products*
 */
export interface StatusListSliceDefaultPrimaryStatesItem {
	/**
	 * Product field in *StatusList → Default → Primary → Products*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.states[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * State in a word field in *StatusList → Default → Primary → Products*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Beta
	 * - **API ID Path**: status_list.default.primary.states[].status
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	status: prismic.KeyTextField;
	
	/**
	 * Look of the state field in *StatusList → Default → Primary → Products*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.states[].kind
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	kind: prismic.SelectField<"ready" | "trial" | "planned">;
	
	/**
	 * What that means for who uses it field in *StatusList → Default → Primary → Products*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.states[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Link to the product field in *StatusList → Default → Primary → Products*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.states[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *StatusList → Default → Primary*
 */
export interface StatusListSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *StatusList → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *StatusList → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *StatusList → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Products field in *StatusList → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: status_list.default.primary.states[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	states: prismic.GroupField<Simplify<StatusListSliceDefaultPrimaryStatesItem>>;
}

/**
 * Default variation for StatusList Slice
 *
 * - **API ID**: `default`
 * - **Description**: Products or functions with the state that each is in.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatusListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StatusListSliceDefaultPrimary>, never>;

/**
 * Slice variation for *StatusList*
 */
type StatusListSliceVariation = StatusListSliceDefault

/**
 * StatusList Shared Slice
 *
 * - **API ID**: `status_list`
 * - **Description**: Products or functions with the state that each is in.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatusListSlice = prismic.SharedSlice<"status_list", StatusListSliceVariation>;

/**
 * Item in *Steps → Default → Primary → Steps*
 */
export interface StepsSliceDefaultPrimaryStepsItem {
	/**
	 * Step field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * What happens field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Line of code or address field in *Steps → Default → Primary → Steps*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[].code
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	code: prismic.KeyTextField;
}

/**
 * Primary content in *Steps → Default → Primary*
 */
export interface StepsSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Steps field in *Steps → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: steps.default.primary.steps[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	steps: prismic.GroupField<Simplify<StepsSliceDefaultPrimaryStepsItem>>;
}

/**
 * Default variation for Steps Slice
 *
 * - **API ID**: `default`
 * - **Description**: Numbered steps, each with a short text and, where useful, a line of code.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StepsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Steps*
 */
type StepsSliceVariation = StepsSliceDefault

/**
 * Steps Shared Slice
 *
 * - **API ID**: `steps`
 * - **Description**: Numbered steps, each with a short text and, where useful, a line of code.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StepsSlice = prismic.SharedSlice<"steps", StepsSliceVariation>;

/**
 * Item in *TabbedText → Default → Primary → Tabs, six at most*
 */
export interface TabbedTextSliceDefaultPrimaryTabsItem {
	/**
	 * Name of the tab field in *TabbedText → Default → Primary → Tabs, six at most*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tabbed_text.default.primary.tabs[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Text of the tab field in *TabbedText → Default → Primary → Tabs, six at most*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tabbed_text.default.primary.tabs[].content
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	content: prismic.RichTextField;
}

/**
 * Primary content in *TabbedText → Default → Primary*
 */
export interface TabbedTextSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *TabbedText → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tabbed_text.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *TabbedText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tabbed_text.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *TabbedText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tabbed_text.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Tabs, six at most field in *TabbedText → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: tabbed_text.default.primary.tabs[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	tabs: prismic.GroupField<Simplify<TabbedTextSliceDefaultPrimaryTabsItem>>;
}

/**
 * Default variation for TabbedText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Texts of which one shows at a time.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabbedTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TabbedTextSliceDefaultPrimary>, never>;

/**
 * Slice variation for *TabbedText*
 */
type TabbedTextSliceVariation = TabbedTextSliceDefault

/**
 * TabbedText Shared Slice
 *
 * - **API ID**: `tabbed_text`
 * - **Description**: Texts of which one shows at a time.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TabbedTextSlice = prismic.SharedSlice<"tabbed_text", TabbedTextSliceVariation>;

/**
 * Primary content in *UnitCalculator → Default → Primary*
 */
export interface UnitCalculatorSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *UnitCalculator → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_calculator.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *UnitCalculator → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_calculator.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * What the calculator reckons with field in *UnitCalculator → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_calculator.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Default variation for UnitCalculator Slice
 *
 * - **API ID**: `default`
 * - **Description**: Reckons from calls to compute units, requests a second and a plan, and back. Prices and plans are live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type UnitCalculatorSliceDefault = prismic.SharedSliceVariation<"default", Simplify<UnitCalculatorSliceDefaultPrimary>, never>;

/**
 * Slice variation for *UnitCalculator*
 */
type UnitCalculatorSliceVariation = UnitCalculatorSliceDefault

/**
 * UnitCalculator Shared Slice
 *
 * - **API ID**: `unit_calculator`
 * - **Description**: Reckons from calls to compute units, requests a second and a plan, and back. Prices and plans are live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type UnitCalculatorSlice = prismic.SharedSlice<"unit_calculator", UnitCalculatorSliceVariation>;

/**
 * Primary content in *UnitPrices → Default → Primary*
 */
export interface UnitPricesSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *UnitPrices → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_prices.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *UnitPrices → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_prices.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * How to read the table field in *UnitPrices → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_prices.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Heading of the chains that multiply the price field in *UnitPrices → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_prices.default.primary.multiplier_title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	multiplier_title: prismic.KeyTextField;
	
	/**
	 * What the multiplier does field in *UnitPrices → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: unit_prices.default.primary.multiplier_text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	multiplier_text: prismic.RichTextField;
}

/**
 * Default variation for UnitPrices Slice
 *
 * - **API ID**: `default`
 * - **Description**: What each method costs in compute units, family by family. Prices are live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type UnitPricesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<UnitPricesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *UnitPrices*
 */
type UnitPricesSliceVariation = UnitPricesSliceDefault

/**
 * UnitPrices Shared Slice
 *
 * - **API ID**: `unit_prices`
 * - **Description**: What each method costs in compute units, family by family. Prices are live.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type UnitPricesSlice = prismic.SharedSlice<"unit_prices", UnitPricesSliceVariation>;

/**
 * Primary content in *VideoEmbed → Default → Primary*
 */
export interface VideoEmbedSliceDefaultPrimary {
	/**
	 * Small line above the heading field in *VideoEmbed → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_embed.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Heading field in *VideoEmbed → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_embed.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	title: prismic.RichTextField;
	
	/**
	 * Text below the heading field in *VideoEmbed → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_embed.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Address of the video field in *VideoEmbed → Default → Primary*
	 *
	 * - **Field Type**: Embed
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_embed.default.primary.embed
	 * - **Documentation**: https://prismic.io/docs/fields/embed
	 */
	embed: prismic.EmbedField
	
	/**
	 * What the video shows, and who made it field in *VideoEmbed → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: *None*
	 * - **API ID Path**: video_embed.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
}

/**
 * Default variation for VideoEmbed Slice
 *
 * - **API ID**: `default`
 * - **Description**: A video that loads when the visitor asks for it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoEmbedSliceDefault = prismic.SharedSliceVariation<"default", Simplify<VideoEmbedSliceDefaultPrimary>, never>;

/**
 * Slice variation for *VideoEmbed*
 */
type VideoEmbedSliceVariation = VideoEmbedSliceDefault

/**
 * VideoEmbed Shared Slice
 *
 * - **API ID**: `video_embed`
 * - **Description**: A video that loads when the visitor asks for it.
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type VideoEmbedSlice = prismic.SharedSlice<"video_embed", VideoEmbedSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			CaseStudyDocument,
			CaseStudyDocumentData,
			CaseStudyDocumentDataCallsItem,
			CaseStudyDocumentDataSlicesSlice,
			CompanyFactsDocument,
			CompanyFactsDocumentData,
			FaucetDocument,
			FaucetDocumentData,
			FaucetDocumentDataSlicesSlice,
			FaucetDocumentDataPartsItem,
			FaucetDocumentDataStepsItem,
			FaucetDocumentDataNetworksItem,
			HomeDocument,
			HomeDocumentData,
			HomeDocumentDataSlicesSlice,
			InterfaceDocument,
			InterfaceDocumentData,
			InterfaceDocumentDataSlicesSlice,
			LimitsDocument,
			LimitsDocumentData,
			LimitsDocumentDataRowsItem,
			NavigationDocument,
			NavigationDocumentData,
			NavigationDocumentDataMenusLinksItem,
			NavigationDocumentDataMenusItem,
			NavigationDocumentDataColumnsLinksItem,
			NavigationDocumentDataColumnsItem,
			NodeDocument,
			NodeDocumentData,
			NodeDocumentDataPartsItem,
			NodeDocumentDataQuestionsItem,
			PageDocument,
			PageDocumentData,
			PageDocumentDataSlicesSlice,
			ProjectDocument,
			ProjectDocumentData,
			ProjectDocumentDataChainsItem,
			ProjectDocumentDataSlicesSlice,
			RedirectDocument,
			RedirectDocumentData,
			SettingsDocument,
			SettingsDocumentData,
			SettingsDocumentDataSocialItem,
			SettingsDocumentDataOffersItem,
			AllDocumentTypes,
			BadgeSampleSlice,
			BadgeSampleSliceDefaultPrimaryChainsItem,
			BadgeSampleSliceDefaultPrimary,
			BadgeSampleSliceVariation,
			BadgeSampleSliceDefault,
			BenefitsSlice,
			BenefitsSliceDefaultPrimaryBenefitsItem,
			BenefitsSliceDefaultPrimary,
			BenefitsSliceVariation,
			BenefitsSliceDefault,
			BlockClockSlice,
			BlockClockSliceDefaultPrimaryChainsItem,
			BlockClockSliceDefaultPrimary,
			BlockClockSliceVariation,
			BlockClockSliceDefault,
			CallToActionSlice,
			CallToActionSliceDefaultPrimary,
			CallToActionSliceNodePrimary,
			CallToActionSliceVariation,
			CallToActionSliceDefault,
			CallToActionSliceNode,
			CaseTeasersSlice,
			CaseTeasersSliceDefaultPrimaryCasesItem,
			CaseTeasersSliceDefaultPrimary,
			CaseTeasersSliceVariation,
			CaseTeasersSliceDefault,
			ChainLatticeSlice,
			ChainLatticeSliceDefaultPrimary,
			ChainLatticeSliceVariation,
			ChainLatticeSliceDefault,
			ChainShowcaseSlice,
			ChainShowcaseSliceDefaultPrimaryChainsItem,
			ChainShowcaseSliceDefaultPrimary,
			ChainShowcaseSliceVariation,
			ChainShowcaseSliceDefault,
			ChangeLogSlice,
			ChangeLogSliceDefaultPrimaryChangesItem,
			ChangeLogSliceDefaultPrimary,
			ChangeLogSliceVariation,
			ChangeLogSliceDefault,
			CodeSampleSlice,
			CodeSampleSliceDefaultPrimarySamplesItem,
			CodeSampleSliceDefaultPrimary,
			CodeSampleSliceVariation,
			CodeSampleSliceDefault,
			ColourSwatchesSlice,
			ColourSwatchesSliceDefaultPrimaryColoursItem,
			ColourSwatchesSliceDefaultPrimary,
			ColourSwatchesSliceVariation,
			ColourSwatchesSliceDefault,
			ComparisonSlice,
			ComparisonSliceDefaultPrimaryRowsItem,
			ComparisonSliceDefaultPrimary,
			ComparisonSliceVariation,
			ComparisonSliceDefault,
			ContactBlocksSlice,
			ContactBlocksSliceDefaultPrimaryBlocksItem,
			ContactBlocksSliceDefaultPrimary,
			ContactBlocksSliceVariation,
			ContactBlocksSliceDefault,
			ContactFormSlice,
			ContactFormSliceDefaultPrimary,
			ContactFormSliceVariation,
			ContactFormSliceDefault,
			DiagramSlice,
			DiagramSliceDefaultPrimary,
			DiagramSliceVariation,
			DiagramSliceDefault,
			DosDontsSlice,
			DosDontsSliceDefaultPrimaryDosItem,
			DosDontsSliceDefaultPrimaryDontsItem,
			DosDontsSliceDefaultPrimary,
			DosDontsSliceVariation,
			DosDontsSliceDefault,
			FigureStripSlice,
			FigureStripSliceDefaultPrimaryFiguresItem,
			FigureStripSliceDefaultPrimary,
			FigureStripSliceVariation,
			FigureStripSliceDefault,
			HeroRequestSlice,
			HeroRequestSliceDefaultPrimarySamplesItem,
			HeroRequestSliceDefaultPrimaryFiguresItem,
			HeroRequestSliceDefaultPrimary,
			HeroRequestSliceVariation,
			HeroRequestSliceDefault,
			IncidentListSlice,
			IncidentListSliceDefaultPrimary,
			IncidentListSliceVariation,
			IncidentListSliceDefault,
			LegalTextSlice,
			LegalTextSliceDefaultPrimaryPartsItem,
			LegalTextSliceDefaultPrimary,
			LegalTextSliceVariation,
			LegalTextSliceDefault,
			LimitMatrixSlice,
			LimitMatrixSliceDefaultPrimary,
			LimitMatrixSliceVariation,
			LimitMatrixSliceDefault,
			LinkCardsSlice,
			LinkCardsSliceDefaultPrimaryCardsItem,
			LinkCardsSliceDefaultPrimary,
			LinkCardsSliceCompactPrimaryCardsItem,
			LinkCardsSliceCompactPrimary,
			LinkCardsSliceVariation,
			LinkCardsSliceDefault,
			LinkCardsSliceCompact,
			MediaAssetsSlice,
			MediaAssetsSliceDefaultPrimary,
			MediaAssetsSliceVariation,
			MediaAssetsSliceDefault,
			MediaTextSlice,
			MediaTextSliceDefaultPrimary,
			MediaTextSlicePictureLeftPrimary,
			MediaTextSliceWidePrimary,
			MediaTextSliceVariation,
			MediaTextSliceDefault,
			MediaTextSlicePictureLeft,
			MediaTextSliceWide,
			MigrationCheckerSlice,
			MigrationCheckerSliceDefaultPrimary,
			MigrationCheckerSliceProvidersPrimary,
			MigrationCheckerSliceVariation,
			MigrationCheckerSliceDefault,
			MigrationCheckerSliceProviders,
			NoteBoxSlice,
			NoteBoxSliceDefaultPrimary,
			NoteBoxSliceVariation,
			NoteBoxSliceDefault,
			OfferSlice,
			OfferSliceDefaultPrimary,
			OfferSliceLandingPrimary,
			OfferSliceVariation,
			OfferSliceDefault,
			OfferSliceLanding,
			OpenRolesSlice,
			OpenRolesSliceDefaultPrimaryRolesItem,
			OpenRolesSliceDefaultPrimary,
			OpenRolesSliceVariation,
			OpenRolesSliceDefault,
			PlanFinderSlice,
			PlanFinderSliceDefaultPrimary,
			PlanFinderSliceVariation,
			PlanFinderSliceDefault,
			PlanTableSlice,
			PlanTableSliceDefaultPrimaryAudiencesItem,
			PlanTableSliceDefaultPrimary,
			PlanTableSliceVariation,
			PlanTableSliceDefault,
			ProductRowsSlice,
			ProductRowsSliceDefaultPrimaryRowsItem,
			ProductRowsSliceDefaultPrimary,
			ProductRowsSliceVariation,
			ProductRowsSliceDefault,
			ProjectListSlice,
			ProjectListSliceDefaultPrimary,
			ProjectListSliceCategoriesPrimary,
			ProjectListSliceVariation,
			ProjectListSliceDefault,
			ProjectListSliceCategories,
			ProofSlice,
			ProofSliceDefaultPrimary,
			ProofSliceVariation,
			ProofSliceDefault,
			ProseSlice,
			ProseSliceDefaultPrimary,
			ProseSliceVariation,
			ProseSliceDefault,
			QuestionTopicsSlice,
			QuestionTopicsSliceDefaultPrimaryQuestionsItem,
			QuestionTopicsSliceDefaultPrimary,
			QuestionTopicsSliceVariation,
			QuestionTopicsSliceDefault,
			QuestionsSlice,
			QuestionsSliceDefaultPrimaryQuestionsItem,
			QuestionsSliceDefaultPrimary,
			QuestionsSliceVariation,
			QuestionsSliceDefault,
			RegionReadingsSlice,
			RegionReadingsSliceDefaultPrimary,
			RegionReadingsSliceVariation,
			RegionReadingsSliceDefault,
			StatusListSlice,
			StatusListSliceDefaultPrimaryStatesItem,
			StatusListSliceDefaultPrimary,
			StatusListSliceVariation,
			StatusListSliceDefault,
			StepsSlice,
			StepsSliceDefaultPrimaryStepsItem,
			StepsSliceDefaultPrimary,
			StepsSliceVariation,
			StepsSliceDefault,
			TabbedTextSlice,
			TabbedTextSliceDefaultPrimaryTabsItem,
			TabbedTextSliceDefaultPrimary,
			TabbedTextSliceVariation,
			TabbedTextSliceDefault,
			UnitCalculatorSlice,
			UnitCalculatorSliceDefaultPrimary,
			UnitCalculatorSliceVariation,
			UnitCalculatorSliceDefault,
			UnitPricesSlice,
			UnitPricesSliceDefaultPrimary,
			UnitPricesSliceVariation,
			UnitPricesSliceDefault,
			VideoEmbedSlice,
			VideoEmbedSliceDefaultPrimary,
			VideoEmbedSliceVariation,
			VideoEmbedSliceDefault
		}
	}
}