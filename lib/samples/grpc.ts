import { getEndpointHost } from '@/lib/endpoints';
import { KEY_IN, toPrettyJson, toPythonLiteral, toShellQuoted } from './literals';
import type { FirehoseCall, GrpcCall, RequestSample } from './types';

/** The key of an opaque URL has no place in a gRPC address. */
type HostTarget = { key: string; host: string };

const KEY_HEADER = 'x-api-key';
const EMPTY = 'google.protobuf.Empty';

/** Splits a name such as `geyser.Geyser/GetSlot`. */
function readRpc(rpc: string) {
  const [path = '', method = ''] = rpc.split('/');
  const dot = path.lastIndexOf('.');
  return { service: path.slice(dot + 1), path, method };
}

const isEmpty = (request: object) => Object.keys(request).length === 0;

function toGrpcurl({ rpc, request }: GrpcCall, address: string): string {
  const body = isEmpty(request) ? '' : ` \\\n  -d ${toShellQuoted(JSON.stringify(request))}`;
  return `grpcurl -H "${KEY_HEADER}: ${KEY_IN.shell}"${body} \\\n  ${address} ${rpc}`;
}

function toJavaScript({ rpc, proto, request, isStream }: GrpcCall, address: string): string {
  const { path, method } = readRpc(rpc);
  const sent = JSON.stringify(request);
  const call = isStream
    ? `client.${method}(${sent}, metadata)\n  .on('data', console.log)\n  .on('error', console.error);`
    : `client.${method}(${sent}, metadata,\n  (error, answer) => console.log(error ?? answer));`;
  return [
    `import { Metadata, credentials, loadPackageDefinition } from '@grpc/grpc-js';`,
    `import { load } from '@grpc/proto-loader';\n`,
    `const api = loadPackageDefinition(await load('${proto}'));`,
    `const client = new api.${path}(\n  '${address}', credentials.createSsl());`,
    `const metadata = new Metadata();`,
    `metadata.set('${KEY_HEADER}', ${KEY_IN.javascript});`,
    call,
  ].join('\n');
}

function toPython(grpc: GrpcCall, address: string): string {
  const { rpc, proto, request, isStream, message } = grpc;
  const { service, method } = readRpc(rpc);
  const type = message === EMPTY ? 'Empty' : `protos.${message ?? `${method}Request`}`;
  const sent = isEmpty(request)
    ? `${type}()`
    : `ParseDict(\n    ${toPythonLiteral(JSON.stringify(request))}, ${type}())`;
  const call = `stub.${method}(request, metadata=[("${KEY_HEADER}", ${KEY_IN.python})])`;
  return [
    `import os\nimport grpc`,
    ...(isEmpty(request) ? [] : [`from google.protobuf.json_format import ParseDict`]),
    ...(message === EMPTY ? [`from google.protobuf.empty_pb2 import Empty`] : []),
    `\nprotos, services = grpc.protos_and_services("${proto}")`,
    `channel = grpc.secure_channel(\n    "${address}", grpc.ssl_channel_credentials())`,
    `stub = services.${service}Stub(channel)`,
    `request = ${sent}`,
    ...(isStream ? [`for answer in ${call}:`, `    print(answer)`] : [`print(${call})`]),
  ].join('\n');
}

/** Returns a gRPC call on a chain's endpoint. */
export function toGrpcSample(
  name: string,
  call: GrpcCall,
  { key, host }: HostTarget,
): RequestSample {
  const address = `${getEndpointHost(host, key)}:443`;
  return {
    interface: name,
    tool: 'grpcurl',
    requests: {
      curl: toGrpcurl(call, address),
      javascript: toJavaScript(call, address),
      python: toPython(call, address),
    },
    response: toPrettyJson(call.response),
  };
}

/** Returns a stream of a chain's blocks from the newest on. */
export function toFirehoseSample(
  name: string,
  { blocks }: FirehoseCall,
  place: HostTarget,
): RequestSample {
  const block = { '@type': `type.googleapis.com/${blocks}`, number: '…' };
  const call: GrpcCall = {
    rpc: 'sf.firehose.v2.Stream/Blocks',
    proto: 'sf/firehose/v2/firehose.proto',
    message: 'Request',
    isStream: true,
    request: { start_block_num: -1 },
    response: { block, step: 'STEP_NEW', cursor: '…' },
  };
  return toGrpcSample(name, call, place);
}
