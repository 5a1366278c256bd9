/** A configuration that produces every kind of outcome; its keys are fictitious. */
export const SAMPLE = `# .env
ETH_RPC_URL=https://eth-mainnet.g.alchemy.com/v2/not-a-real-key-1
ARB_SEPOLIA_WSS=wss://arbitrum-sepolia.infura.io/ws/v3/not-a-real-key-2
SOLANA_RPC_URL=https://some-name.solana-mainnet.quiknode.pro/not-a-real-key-3/
BASE_RPC_URL=https://base-mainnet.public.blastapi.io
POLYGON_TEST_RPC_URL=https://polygon-mumbai.infura.io/v3/not-a-real-key-2
BNB_RPC_URL=https://go.getblock.io/not-a-real-key-4/

// wagmi.config.ts
[optimism.id]: http(\`https://lb.drpc.org/ogrpc?network=optimism&dkey=\${process.env.DRPC_KEY}\`),
[sui.id]: http('https://fullnode.mainnet.sui.io:443'),
`;
