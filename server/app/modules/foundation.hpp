#pragma once

#include "app/audit_key.hpp"
#include "app/modules/metrics_module.hpp"
#include "app/modules/operations.hpp"
#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "app/modules/work_queues.hpp"
#include "app/web_build.hpp"
#include "endpoints/shared/error_table.hpp"
#include "media/vips_picture_encoder.hpp"
#include "security/log_seals.hpp"
#include "store/operator_log.hpp"

namespace hoigung::app {

// The parts that all services use: the settings and the clock, the operations port, the database, the queues
// of requests, the web's build, the refusals' texts and the encoder of pictures. As in the site, each member
// uses only those declared above it.
struct Foundation {
    // Throws when the database cannot be opened or the web's build cannot be read.
    Foundation(const Settings& settings, const std::string& version);

    Runtime runtime;
    Operations operations;
    Stores stores;
    const security::AuditKey audit_key;
    const security::HmacLogSeals log_seals{audit_key};
    store::SqlOperatorLog operator_log;
    MetricsModule watched;
    WorkQueues queues;
    const endpoints::ErrorTable errors;
    const WebBuild web;
    media::VipsPictureEncoder picture_encoder;
};

}  // namespace hoigung::app
