/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CreateJobAlertMutation, CreateJobAlertMutationVariables } from '../graphql';

export const CreateJobAlertDocument: DocumentTypeDecoration<CreateJobAlertMutation, CreateJobAlertMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:f75cd18cf9ca7e4113c78adc763a68f7e058143246c3793c339d8339fb3c16c3' },
};
