/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ReportMessageMutation, ReportMessageMutationVariables } from '../graphql';

export const ReportMessageDocument: DocumentTypeDecoration<ReportMessageMutation, ReportMessageMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:68259466acb3f30893fec6097bbd25bf898232deb9dd8b9d8925ccd18323a417' },
};
