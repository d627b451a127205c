import { context, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";
import type { BeginSpan } from "./tracing.ts";

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/**
 * OpenTelemetry's own packages, which read OTEL_* by themselves. The build makes one file of this and of them, so that
 * an installation without the tools of the build has it too.
 */
export function startSdk(service: { name: string; version: string }): {
  begin: BeginSpan;
  stop(): Promise<void>;
} {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": service.name, "service.version": service.version }))
    .merge(detectResources({ detectors: [envDetector] }));
  const processor = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({ resource, spanProcessors: [processor] });
  provider.register();
  const tracer = provider.getTracer("whereabouts");

  return {
    begin({ kind, name, attributes = {} }) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes });
      const within = trace.setSpan(context.active(), span);
      return {
        within: (work) => context.with(within, work),
        set: (more) => void span.setAttributes(more),
        end(problem) {
          if (problem) {
            span.setAttribute("error.type", problem.type);
            span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    // What was not sent yet is sent.
    stop: () => provider.shutdown(),
  };
}
