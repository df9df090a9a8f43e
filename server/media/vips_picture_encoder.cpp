#include "media/vips_picture_encoder.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include <vips/vips8>

#include "media/picture_format.hpp"

namespace hoigung::media {
namespace {

using domain::PictureFault;
using vips::VImage;

// Sides of the square pictures, in the order of domain::PictureSize.
constexpr std::array kSides{1024, 256, 96};
// The longer sides of uncropped pictures, for wide screens and for narrow ones.
constexpr std::array kLongerSides{1600, 800};
constexpr int kQuality = 82;

// Damaged input makes the library complain; the caller gets the error, so it need not be logged.
void keep_silent(const gchar*, GLogLevelFlags, const gchar*, gpointer) {}

// Runs on the first picture: until then the library uses no memory.
void start_library() {
    static const bool started = [] {
        if (VIPS_INIT("hoigung") != 0) return false;
        g_log_set_handler("VIPS", static_cast<GLogLevelFlags>(G_LOG_LEVEL_MASK), keep_silent, nullptr);
        vips_block_untrusted_set(TRUE);
        // No cache, because nobody sends the same picture twice, and no threads besides the calling ones.
        vips_cache_set_max(0);
        vips_concurrency_set(1);
        return true;
    }();
    if (!started) throw std::runtime_error("libvips does not start");
}

// Options for a reader: fail on truncated or corrupt input, and decode from top to bottom.
vips::VOption* strictly() {
    return VImage::option()->set("fail_on", VIPS_FAIL_ON_ERROR)->set("access", VIPS_ACCESS_SEQUENTIAL);
}

int shrink_for(int side, int wanted) {
    int shrink = 1;
    while (shrink < 8 && side / (2 * shrink) >= wanted) shrink *= 2;
    return shrink;
}

// Reads only the header; the rest is read when pixels are requested. A JPEG can be shrunk while it is
// decoded, which saves most of the time.
VImage opened(PictureFormat format, VipsBlob* blob, int shrink = 1) {
    switch (format) {
        case PictureFormat::jpeg:
            return VImage::jpegload_buffer(blob, strictly()->set("shrink", shrink));
        case PictureFormat::png:
            return VImage::pngload_buffer(blob, strictly());
        case PictureFormat::webp:
            return VImage::webpload_buffer(blob, strictly());
    }
    throw std::logic_error("a format without a reader");
}

// Crops to a square around the most interesting part.
vips::VOption* square(int side) {
    return VImage::option()->set("height", side)->set("crop", VIPS_INTERESTING_ATTENTION);
}

// Does not crop; shrinks a picture whose longer side exceeds this.
vips::VOption* whole(int side) {
    return VImage::option()->set("height", side)->set("size", VIPS_SIZE_DOWN);
}

// Only the pixels, on white: all metadata is dropped.
VImage bare(VImage image) {
    if (image.has_alpha())
        image = image.flatten(VImage::option()->set("background", std::vector<double>{255, 255, 255}));
    image = image.colourspace(VIPS_INTERPRETATION_sRGB).cast(VIPS_FORMAT_UCHAR);
    size_t size = 0;
    const std::unique_ptr<void, decltype(&g_free)> pixels(image.write_to_memory(&size), &g_free);
    return VImage(vips_image_new_from_memory_copy(pixels.get(), size, image.width(), image.height(),
                                                  image.bands(), VIPS_FORMAT_UCHAR))
        .copy(VImage::option()->set("interpretation", VIPS_INTERPRETATION_sRGB));
}

domain::Picture written(const VImage& image) {
    VipsBlob* blob = image.webpsave_buffer(VImage::option()->set("Q", kQuality)->set("strip", true));
    size_t size = 0;
    const void* bytes = vips_blob_get(blob, &size);
    domain::Picture picture{"image/webp", without_notes({static_cast<const char*>(bytes), size})};
    vips_area_unref(VIPS_AREA(blob));
    return picture;
}

struct BlobRelease {
    void operator()(VipsBlob* blob) const { vips_area_unref(VIPS_AREA(blob)); }
};

using SteadyClock = std::chrono::steady_clock;

// Called repeatedly while a picture is decoded.
void stop_when_late(VipsImage* image, VipsProgress*, const SteadyClock::time_point* deadline) {
    if (SteadyClock::now() >= *deadline) vips_image_set_kill(image, TRUE);
}

// Decodes into memory no more pixels than are needed: a picture that could not be shrunk while decoding is
// shrunk before any costly operation. Throws when decoding takes too long.
VImage decoded(PictureFormat format, VipsBlob* blob, int shrink, SteadyClock::time_point deadline) {
    VImage image = opened(format, blob, shrink);
    if (format != PictureFormat::jpeg && shrink > 1) {
        if (image.has_alpha())
            image = image.flatten(VImage::option()->set("background", std::vector<double>{255, 255, 255}));
        image = image.shrink(shrink, shrink);
    }
    vips_image_set_progress(image.get_image(), TRUE);
    const gulong handler = g_signal_connect(image.get_image(), "eval", G_CALLBACK(stop_when_late), &deadline);
    VImage pixels = image.copy_memory();
    g_signal_handler_disconnect(image.get_image(), handler);
    return pixels;
}

bool is_too_large(const VImage& head, PictureFormat format, const EncoderLimits& limits) {
    const auto most = format == PictureFormat::jpeg ? limits.jpeg_pixels : limits.pixels;
    return head.width() > limits.side || head.height() > limits.side ||
           std::int64_t{head.width()} * head.height() > most;
}

// Applies `make` to a picture turned upright by its EXIF orientation. `shrink` decides from the header how
// much smaller it may be decoded.
template <class Shrink, class Make>
auto made_of(std::string_view file, const EncoderLimits& limits, Shrink shrink, Make make)
    -> base::Result<decltype(make(VImage())), PictureFault> {
    const auto format = picture_format(file);
    if (!format) return PictureFault::not_a_picture;
    start_library();
    const std::unique_ptr<VipsBlob, BlobRelease> blob(vips_blob_new(nullptr, file.data(), file.size()));
    const auto deadline = SteadyClock::now() + limits.time;
    try {
        const VImage head = opened(*format, blob.get());
        if (is_too_large(head, *format, limits)) return PictureFault::too_many_pixels;
        return make(decoded(*format, blob.get(), shrink(head), deadline).autorot());
    } catch (const vips::VError&) {
        vips_error_clear();
        return SteadyClock::now() < deadline ? PictureFault::damaged : PictureFault::too_many_pixels;
    }
}

}  // namespace

base::Result<std::array<domain::Picture, 3>, PictureFault> VipsPictureEncoder::encode(std::string_view file) {
    const auto shrink = [](const VImage& head) {
        return shrink_for(std::min(head.width(), head.height()), kSides[0]);
    };
    return made_of(file, limits_, shrink, [](const VImage& sent) {
        // Decoded once; the smaller pictures are made from the largest.
        const VImage largest =
            bare(sent.thumbnail_image(kSides[0], square(kSides[0])->set("export_profile", "srgb")));
        const auto smaller = [&](int side) { return written(largest.thumbnail_image(side, square(side))); };
        return std::array{written(largest), smaller(kSides[1]), smaller(kSides[2])};
    });
}

base::Result<std::array<domain::Picture, 2>, PictureFault> VipsPictureEncoder::encode_whole(
    std::string_view file) {
    const auto shrink = [](const VImage& head) {
        return shrink_for(std::max(head.width(), head.height()), kLongerSides[0]);
    };
    return made_of(file, limits_, shrink, [](const VImage& sent) {
        const VImage larger = bare(
            sent.thumbnail_image(kLongerSides[0], whole(kLongerSides[0])->set("export_profile", "srgb")));
        return std::array{written(larger),
                          written(larger.thumbnail_image(kLongerSides[1], whole(kLongerSides[1])))};
    });
}

}  // namespace hoigung::media
