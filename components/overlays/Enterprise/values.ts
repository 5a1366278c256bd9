export type EnterpriseValues = {
  rps: string;
  cuAmount: string;
  tokens: string;
  premiumSupport: boolean;
  advancedStatistics: boolean;
  companyName: string;
  email: string;
  telegram: string;
  message: string;
};
