"""Runs the Python samples of a JSON list on standard input, and prints what each of them sends, as JSON."""

import asyncio, contextlib, io, json, sys, types

calls = []


def record(method, url, json=None, **_):
    calls.append({"method": method, "url": url, **({} if json is None else {"body": json})})
    return types.SimpleNamespace(json=lambda: {"result": "0x1"})


class Socket:
    def __init__(self, url):
        self.call = {"url": url}
        calls.append(self.call)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        pass

    async def send(self, text):
        self.call["body"] = json.loads(text)

    async def __aiter__(self):
        yield "{}"


class Anything:
    """Stands for generated classes: any name, any call."""

    def __init__(self, name=""):
        self.name = name

    def __getattr__(self, name):
        return Anything(name)

    def __call__(self, *parts, metadata=None, **_):
        if metadata is not None:
            request = parts[0].sent if isinstance(parts[0], Message) else {}
            calls.append({"method": self.name, "metadata": dict(metadata), "body": request})
            return [{}]
        return self


class Web3(Anything):
    """A client of web3.py; its provider is what tells where it asks."""

    @staticmethod
    def HTTPProvider(url):
        calls.append({"url": url})


class Message:
    def __init__(self, sent=None):
        self.sent = sent or {}


def secure_channel(address, *_):
    channel["url"] = address
    return Anything()


channel = {}
requests = types.ModuleType("requests")
requests.get = lambda url, **more: record("GET", url, **more)
requests.post = lambda url, **more: record("POST", url, **more)
sockets = types.ModuleType("websockets")
sockets.connect = Socket
grpc = types.ModuleType("grpc")
grpc.protos_and_services = lambda file: (Anything(file), Anything(file))
grpc.secure_channel = secure_channel
grpc.ssl_channel_credentials = lambda: None
json_format = types.ModuleType("google.protobuf.json_format")
json_format.ParseDict = lambda sent, _: Message(sent)
empty = types.ModuleType("google.protobuf.empty_pb2")
empty.Empty = Message
web3 = types.ModuleType("web3")
web3.Web3 = Web3
middleware = types.ModuleType("web3.middleware")
middleware.ExtraDataToPOAMiddleware = Anything()
sys.modules.update(
    {
        "web3": web3,
        "web3.middleware": middleware,
        "requests": requests,
        "websockets": sockets,
        "grpc": grpc,
        "google": types.ModuleType("google"),
        "google.protobuf": types.ModuleType("google.protobuf"),
        "google.protobuf.json_format": json_format,
        "google.protobuf.empty_pb2": empty,
    }
)

results = []
for code in json.load(sys.stdin):
    calls.clear()
    channel.clear()
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(code, "sample", "exec"), {"__name__": "__main__"})
    results.append({**channel, **calls[0]} if len(calls) == 1 else {"calls": len(calls)})
print(json.dumps(results))
